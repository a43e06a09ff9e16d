// Builds TikTok addresses from ids, because addresses in responses sometimes point to other posts.

const postIdForm = /^[\w-]{1,64}$/
const postAddress = /\/(video|photo)\/([^/?#]+)$/

export type PostKind = 'video' | 'photo'

/** The URL of an account page. Throws on a lone surrogate. */
export function authorUrl(username: string): string {
  return `https://www.tiktok.com/@${encodeURIComponent(username)}`
}

export function postUrl(username: string, kind: PostKind, id: string): string {
  return `${authorUrl(username)}/${kind}/${id}`
}

/** Parses the end of a post's URL; null for other URLs. */
export function readPostUrl(url: string): { kind: PostKind; id: string } | null {
  const [, kind, id = ''] = postAddress.exec(url) ?? []
  return (kind === 'video' || kind === 'photo') && isPostId(id) ? { kind, id } : null
}

/** Returns the URL if it is under a TikTok account, else null. */
export function tiktokPage(url: string): string | null {
  return /^https:\/\/www\.tiktok\.com\/@[^\s"<>\\]+$/.test(url) ? url : null
}

export function isPostId(id: string): boolean {
  return postIdForm.test(id)
}
