// TikTok's pages of accounts and posts. Built from ids, because addresses in responses sometimes point to other posts.

/** A post id that is safe in an address. */
const postIdForm = /^[\w-]{1,64}$/
const postAddress = /\/(video|photo)\/([^/?#]+)$/

export type PostKind = 'video' | 'photo'

/** The page of an account. Throws on a lone surrogate. */
export function authorUrl(username: string): string {
  return `https://www.tiktok.com/@${encodeURIComponent(username)}`
}

/** The page of a video or photo post. */
export function postUrl(username: string, kind: PostKind, id: string): string {
  return `${authorUrl(username)}/${kind}/${id}`
}

/** The kind and id in an address from `postUrl`; null for any other address. */
export function readPostUrl(url: string): { kind: PostKind; id: string } | null {
  const [, kind, id = ''] = postAddress.exec(url) ?? []
  return (kind === 'video' || kind === 'photo') && isPostId(id) ? { kind, id } : null
}

/** The address if it is a page of an account on TikTok; otherwise null. */
export function tiktokPage(url: string): string | null {
  return /^https:\/\/www\.tiktok\.com\/@[^\s"<>\\]+$/.test(url) ? url : null
}

export function isPostId(id: string): boolean {
  return postIdForm.test(id)
}
