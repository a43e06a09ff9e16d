// A key phrase as somebody types or pastes it, made into what is kept, or told what is wrong with it.
import { englishRegionNames } from '#src/lib/locale.ts'
import { type CountryCode, countryCodes, countryName } from '../countries.ts'
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

/** A text's first characters, counted as Postgres counts them: half an emoji would be refused there. */
function firstOf(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('')
}

/** The tags in a text, as many as are kept, separated by commas, semicolons or line breaks; each once, whatever its case. */
export function readTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const part of text.split(/[,;\n]/)) {
    const tag = firstOf(normalisePhrase(part), maxTagLength).trim()
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].slice(0, maxTags)
}

/** These tags with some more and without others, whatever their case; as many as are kept. */
export function withTags(
  tags: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): string[] {
  const removed = new Set(remove.map((tag) => tag.toLowerCase()))
  const kept = tags.filter((tag) => !removed.has(tag.toLowerCase()))
  return readTags([...kept, ...add].join('\n'))
}

/**
 * Account and video as they are kept: trimmed, without @, null when empty. A TikTok link in either field tells
 * both; a short one stays as it is until it can be resolved.
 */
export function readTracked(
  account: string,
  video: string,
): Pick<KeyPhraseDraft, 'account_name' | 'video_id'> {
  const linked = readTikTokText(video) ?? readTikTokText(account)
  const typedAccount = readTikTokText(account) ? '' : account.trim().replace(/^@/, '').trim()
  const typedVideo = readTikTokText(video) ? '' : video.trim()
  return {
    account_name: firstOf(typedAccount || linked?.account_name || '', maxAccountNameLength) || null,
    video_id: firstOf(typedVideo || linked?.video_id || linked?.short_url || '', maxVideoIdLength) || null,
  }
}

/** A country as files name it: in English, so that a file can be read back in any language. */
export function countryInFile(code: CountryCode): string {
  return englishRegionNames().of(code.toUpperCase()) ?? code
}

/** A country by its code, or its name in English or in the language that is spoken; null when it is none of ours. */
export function readCountry(text: string): CountryCode | null {
  const key = text.trim().toLowerCase()
  const namesOf = (code: CountryCode) => [code, countryInFile(code), countryName(code)]
  return countryCodes.find((code) => namesOf(code).some((name) => name.toLowerCase() === key)) ?? null
}

export type PhraseProblem = { kind: 'missing' } | { kind: 'too_long'; max: number }

/** What is wrong with a phrase; null when nothing is. */
export function phraseProblem(text: string): PhraseProblem | null {
  const phrase = normalisePhrase(text)
  if (phrase === '') return { kind: 'missing' }
  return phrase.length > maxPhraseLength ? { kind: 'too_long', max: maxPhraseLength } : null
}

/** What makes two key phrases the same: what is searched for, where, and who is looked for. */
export function draftKey({ keyword, country, account_name, video_id }: Omit<KeyPhraseDraft, 'tags'>): string {
  return JSON.stringify([phraseKey(keyword), country, accountKey(account_name ?? ''), video_id ?? ''])
}
