// URLs are built from ids, because the URLs in responses sometimes point to other posts.

const postIdForm = /^[\w-]{1,64}$/
const postAddress = /\/(video|photo)\/([^/?#]+)$/

export type PostKind = 'video' | 'photo'

/** Throws `URIError` if the username contains a lone surrogate. */
export function authorUrl(username: string): string {
  return `https://www.tiktok.com/@${encodeURIComponent(username)}`
}

export function postUrl(username: string, kind: PostKind, id: string): string {
  return `${authorUrl(username)}/${kind}/${id}`
}

/** Returns null unless the URL ends with /video/ or /photo/ and the id of a post. */
export function readPostUrl(url: string): { kind: PostKind; id: string } | null {
  const [, kind, id = ''] = postAddress.exec(url) ?? []
  return (kind === 'video' || kind === 'photo') && isPostId(id) ? { kind, id } : null
}

/** Returns the URL if it leads to a page on TikTok and is safe to link to, else null. */
export function tiktokPage(url: string): string | null {
  return /^https:\/\/www\.tiktok\.com\/@[^\s"<>\\]+$/.test(url) ? url : null
}

export function isPostId(id: string): boolean {
  return postIdForm.test(id)
}
