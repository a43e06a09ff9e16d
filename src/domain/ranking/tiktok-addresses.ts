// Where TikTok shows people and posts. Built from ids, never taken from an answer: those point at other posts at times.

/** A post's id as it can stand in an address. */
const postIdForm = /^[\w-]{1,64}$/
const postAddress = /\/(video|photo)\/([^/?#]+)$/

export type PostKind = 'video' | 'photo'

/** The page of an account. Throws on half a surrogate pair. */
export function authorUrl(username: string): string {
  return `https://www.tiktok.com/@${encodeURIComponent(username)}`
}

/** The page of a post; a photo post has a path of its own. */
export function postUrl(username: string, kind: PostKind, id: string): string {
  return `${authorUrl(username)}/${kind}/${id}`
}

/** The inverse of `postUrl`, as far as the post goes; null for any other address. */
export function readPostUrl(url: string): { kind: PostKind; id: string } | null {
  const [, kind, id = ''] = postAddress.exec(url) ?? []
  return (kind === 'video' || kind === 'photo') && isPostId(id) ? { kind, id } : null
}

/** An address that a row has, if it is one of TikTok's own pages; null for any other. */
export function tiktokPage(url: string): string | null {
  return /^https:\/\/www\.tiktok\.com\/@[^\s"<>\\]+$/.test(url) ? url : null
}

export function isPostId(id: string): boolean {
  return postIdForm.test(id)
}
