import { type CountryCode, countryCodes, countryInFile, countryName } from '../countries.ts'
import {
  maxAccountNameLength,
  maxPhraseLength,
  maxTagLength,
  maxTags,
  maxVideoIdLength,
} from '../input-limits.ts'
import { readTikTokText } from '../ranking/tiktok-links.ts'
import { normalisePhrase, phraseKey } from '../search/phrases.ts'
import { accountKey } from './positions.ts'
import type { KeyPhraseRow } from './rows.ts'

export type KeyPhraseDraft = Pick<KeyPhraseRow, 'keyword' | 'country' | 'account_name' | 'video_id' | 'tags'>

/** Counts code points, as Postgres does. Never splits a surrogate pair: Postgres rejects half a pair. */
function firstCodePoints(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('')
}

/** Splits at commas, semicolons and line breaks. Drops duplicates, ignoring case. Shortens long tags. */
export function readTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const part of text.split(/[,;\n]/)) {
    const tag = firstCodePoints(normalisePhrase(part), maxTagLength).trim()
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].slice(0, maxTags)
}

/** Compares tags ignoring case. Returns at most `maxTags` tags. */
export function withTags(
  tags: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): string[] {
  const removed = new Set(remove.map((tag) => tag.toLowerCase()))
  const kept = tags.filter((tag) => !removed.has(tag.toLowerCase()))
  return readTags([...kept, ...add].join('\n'))
}

/** A link in either field may name the account and the video. A short link is the `video_id` until resolved. */
export function readTracked(
  account: string,
  video: string,
): Pick<KeyPhraseDraft, 'account_name' | 'video_id'> {
  const linked = readTikTokText(video) ?? readTikTokText(account)
  const typedAccount = readTikTokText(account) ? '' : account.trim().replace(/^@/, '').trim()
  const typedVideo = readTikTokText(video) ? '' : video.trim()
  return {
    account_name: firstCodePoints(typedAccount || linked?.account_name || '', maxAccountNameLength) || null,
    video_id:
      firstCodePoints(typedVideo || linked?.video_id || linked?.short_url || '', maxVideoIdLength) || null,
  }
}

/** Accepts a code, or a name in English or the current language. */
export function readCountry(text: string): CountryCode | null {
  const key = text.trim().toLowerCase()
  const countryNames = (code: CountryCode) => [code, countryInFile(code), countryName(code)]
  return countryCodes.find((code) => countryNames(code).some((name) => name.toLowerCase() === key)) ?? null
}

/** Without a video, the key phrase tracks the account's best video. */
export function accountDraft(phrase: string, country: CountryCode, account_name: string): KeyPhraseDraft {
  return { keyword: normalisePhrase(phrase), country, account_name, video_id: null, tags: [] }
}

export type PhraseProblem = { kind: 'missing' } | { kind: 'too_long'; max: number }

export function phraseProblem(text: string): PhraseProblem | null {
  const phrase = normalisePhrase(text)
  if (phrase === '') return { kind: 'missing' }
  return phrase.length > maxPhraseLength ? { kind: 'too_long', max: maxPhraseLength } : null
}

/** Returns the same key for drafts that differ only in tags, case or spacing. */
export function draftKey({ keyword, country, account_name, video_id }: Omit<KeyPhraseDraft, 'tags'>): string {
  return JSON.stringify([phraseKey(keyword), country, accountKey(account_name ?? ''), video_id ?? ''])
}
