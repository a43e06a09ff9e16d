// Parses text from TikTok's share button: a link, with or without other words.

import { decoded } from '#src/lib/safe-url.ts'
import { maxAccountNameLength } from '../input-limits.ts'

export interface SharedTikTok {
  account_name: string | null
  video_id: string | null
  /** A short link, which only TikTok can resolve; null if there is none. */
  short_url: string | null
  rest: string
}

const shortHosts = ['vm.tiktok.com', 'vt.tiktok.com']
const accountName = /^[\p{L}\p{N}_.]{1,64}$/u
const videoId = /^\d{6,25}$/
const beforeVideoId = ['video', 'photo', 'v', 'v1', 'v2', 'embed']

// Bidi marks, brackets and punctuation that may surround a URL in running text.
const around =
  /^[\s<([{"'«“‘\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+|[\s>)\]}"'»”’.,;:!?…\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+$/gu
const maybeAddress = /(?:https?:\/\/|(?<![\p{L}\p{N}@.:/_-])(?:[a-z]+\.)?tiktok\.com\/)[^\s<>"«»“”]+/giu

/** Returns null for other hosts, such as tiktok.com.evil.example, and for URLs with credentials or a port. */
function tiktokUrl(address: string): URL | null {
  const text = address.replace(around, '')
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.port)
    return null
  return url.hostname === 'tiktok.com' || url.hostname.endsWith('.tiktok.com') ? url : null
}

type LinkFacts = Omit<SharedTikTok, 'rest'>

function readLink(url: URL): LinkFacts {
  const parts = url.pathname.split('/').filter(Boolean).map(decoded)
  const [first = '', second = ''] = parts
  const isShort = shortHosts.includes(url.hostname) ? first !== '' : first === 't' && second !== ''
  const named = parts.find((part) => part.startsWith('@'))?.slice(1)
  const found = {
    account_name: named && accountName.test(named) ? named : null,
    video_id: videoIdIn(parts),
  }
  const short_url = isShort && !found.account_name && !found.video_id ? url.origin + url.pathname : null
  return { ...found, short_url: short_url?.replace(/^http:/, 'https:') ?? null }
}

function videoIdIn(parts: readonly string[]): string | null {
  const ids = parts.map((part) => part.replace(/\.html$/, ''))
  return ids.find((id, index) => videoId.test(id) && beforeVideoId.includes(parts[index - 1] ?? '')) ?? null
}

function weight({ account_name, video_id, short_url }: LinkFacts): number {
  return video_id ? 3 : account_name ? 2 : short_url ? 1 : 0
}

/** Returns the most specific link: a video, else an account, else a short link; null if there is none. */
export function readTikTokText(text: string): SharedTikTok | null {
  let best: { facts: LinkFacts; address: string } | null = null
  for (const [address] of text.matchAll(maybeAddress)) {
    const url = tiktokUrl(address)
    if (!url) continue
    const facts = readLink(url)
    if (weight(facts) > (best ? weight(best.facts) : 0)) best = { facts, address }
  }
  if (!best) return null
  const rest = text.replace(best.address, ' ').replace(/\s+/g, ' ').trim()
  return { ...best.facts, rest }
}

export function tiktokAddress({ account_name, video_id, short_url }: LinkFacts): string {
  if (short_url) return short_url
  return `https://www.tiktok.com/@${account_name ?? ''}${video_id ? `/video/${video_id}` : ''}`
}

/** Returns the account that the text names or links to, without @; null if there is none. */
export function readAccountName(text: string): string | null {
  const link = readTikTokText(text)
  if (link) return link.account_name
  const name = text.trim().replace(/^@/, '').trim()
  return name === '' || name.includes('/') || name.length > maxAccountNameLength ? null : name
}
