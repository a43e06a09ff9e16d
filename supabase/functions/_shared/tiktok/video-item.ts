import { authorUrl, isPostId, postUrl } from '../../../../src/domain/ranking/tiktok-addresses.ts'
import { at } from './json.ts'
import { epochSeconds, firstNumber, lengthInSeconds, maxNumber, vqScore, wholeNumber } from './measures.ts'
import type { FoundVideo } from './port.ts'

const maxNameLength = 100
const maxDescriptionLength = 5_000
const maxAddressLength = 2048

/** Returns null if the entry is neither a video nor a photo post, or if its id or author is invalid. */
export function readVideo(entry: unknown): { id: string; video: FoundVideo } | null {
  const item = at(entry, 'item') ?? entry
  const id = readId(at(item, 'id'))
  const username = readUsername(at(item, 'author'))
  if (id === null || username === null || isCard(at(entry, 'type'), item)) return null
  const isPhoto = isObject(at(item, 'imagePost'))
  return {
    id,
    video: {
      username,
      author_url: authorUrl(username),
      ...authorFacts(item),
      ...videoFacts(item),
      duration: isPhoto ? 0 : lengthInSeconds(at(item, 'video', 'duration')),
      video_url: postUrl(username, isPhoto ? 'photo' : 'video', id),
    },
  }
}

function authorFacts(item: unknown) {
  const author = at(item, 'author')
  const avatars = ['avatarThumb', 'avatarMedium', 'avatarLarger'].map((name) => at(author, name))
  const stats = (name: string) => [at(item, 'authorStatsV2', name), at(item, 'authorStats', name)]
  return {
    avatar_thumb: avatars.map(webAddress).find((address) => address !== null) ?? null,
    verified_account: [true, 1, '1', 'true'].includes(at(author, 'verified') as boolean | number | string),
    followers: firstNumber(stats('followerCount')),
    following: firstNumber(stats('followingCount')),
    // `heartCount` is a 32-bit number that may overflow, so the larger number is the right one.
    hearts: maxNumber([...stats('heart'), ...stats('heartCount')]),
    videos: firstNumber(stats('videoCount')),
    likes: wholeNumber(at(item, 'authorStats', 'diggCount')),
  }
}

function videoFacts(item: unknown) {
  // `stats` is rounded; `statsV2` is exact.
  const count = (name: string) => firstNumber([at(item, 'statsV2', name), at(item, 'stats', name)])
  return {
    create_time: epochSeconds(at(item, 'createTime')),
    full_description: readDescription(item),
    collect_count: count('collectCount'),
    comment_count: count('commentCount'),
    digg_count: count('diggCount'),
    play_count: count('playCount'),
    repost_count: count('repostCount'),
    share_count: count('shareCount'),
    vq_score: vqScore(at(item, 'video', 'VQScore')),
    dynamic_cover: webAddress(at(item, 'video', 'dynamicCover')),
  }
}

function readDescription(item: unknown): string {
  const described = cleanText(at(item, 'desc'), maxDescriptionLength)
  if (described !== null) return described
  const contents = at(item, 'contents')
  const parts = Array.isArray(contents) ? contents.map((part) => at(part, 'desc')) : []
  return cleanText(parts.filter((part) => typeof part === 'string').join(' '), maxDescriptionLength) ?? ''
}

function readId(value: unknown): string | null {
  const id = Number.isSafeInteger(value) && value !== 0 ? String(value) : value
  return typeof id === 'string' && isPostId(id) ? id : null
}

/** Returns the handle, not the nickname, which is not unique. */
function readUsername(author: unknown): string | null {
  const handle = typeof author === 'string' ? author : at(author, 'uniqueId')
  if (typeof handle !== 'string' || handle.length > maxNameLength) return null
  return cleanText(handle, maxNameLength)?.trim().replace(/^@+/, '') || null
}

function isCard(type: unknown, item: unknown): boolean {
  const isVideo = type === undefined || Number(type) === 1
  return !isVideo && !isObject(at(item, 'video')) && !isObject(at(item, 'imagePost'))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

// Does not match line breaks, tabs, or the joiners and bidi marks of emoji and right-to-left text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/**
 * Removes control characters and cuts the text to `longest` UTF-16 units, but not inside a surrogate pair.
 * Returns null if `value` is not a string.
 */
function cleanText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  const text = value.toWellFormed().replace(controlCharacters, '')
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}

/** Returns an http(s) address of at most `maxAddressLength` characters unchanged; null for anything else. */
function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddressLength || !/^https?:\/\/\S+$/i.test(value))
    return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres rejects them
  return value.isWellFormed() && URL.canParse(value) && !/[\u0000-\u001F]/.test(value) ? value : null
}
