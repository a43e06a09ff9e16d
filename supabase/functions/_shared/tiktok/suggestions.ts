import { maxPhraseLength } from '../../../../src/domain/input-limits.ts'
import { normalisePhrase, phraseKey } from '../../../../src/domain/search/phrases.ts'
import { at } from './json.ts'
import type { FoundSuggestions, Suggestion } from './port.ts'
import { readList } from './response-body.ts'
import type { UpstreamResponse } from './upstream-get.ts'

const maxSuggestions = 100
const maxGroupIdLength = 64

/** The paths of an entry's word and group, in order of preference. */
export interface EntryShape {
  words: string[][]
  groups: string[][]
  noGroup: string
}

export const autocompleteEntry: EntryShape = {
  words: [['content'], ['word_record', 'words_content'], ['word']],
  groups: [
    ['extra_info', 'lang'],
    ['word_record', 'words_lang'],
  ],
  noGroup: 'unknown',
}

export const relatedEntry: EntryShape = {
  words: [['word'], ['content'], ['text'], ['keyword'], []],
  groups: [['group_id'], ['id'], ['word_record', 'group_id'], ['word_id']],
  noGroup: '',
}

const listFields = ['sug_list', 'data', 'items', 'results', 'suggestions']

/** Returns at most 100 suggestions, without blank, duplicate or overlong words. Fails like `readList`. */
export function readSuggestions(response: UpstreamResponse, shape: EntryShape): FoundSuggestions {
  const { list, logId, source } = readList(response, listFields)
  const suggestions = new Map<string, Suggestion>()
  for (const entry of list) {
    const word = firstText(entry, shape.words, maxPhraseLength)
    if (word === '' || suggestions.has(phraseKey(word))) continue
    const groupId = firstText(entry, shape.groups, maxGroupIdLength)
    suggestions.set(phraseKey(word), { word, group_id: groupId === '' ? shape.noGroup : groupId })
    if (suggestions.size === maxSuggestions) break
  }
  return { suggestions: [...suggestions.values()], logId, source }
}

function firstText(entry: unknown, paths: string[][], maxLength: number): string {
  for (const path of paths) {
    const value = at(entry, ...path)
    if (typeof value !== 'string' && !Number.isFinite(value)) continue
    // normalisePhrase removes NULs but not lone surrogates, and Postgres accepts neither.
    const text = normalisePhrase(String(value).toWellFormed())
    if (text !== '' && text.length <= maxLength) return text
  }
  return ''
}
