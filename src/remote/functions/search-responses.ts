// Every exported function throws RemoteError `unreadable` for an invalid body.
import * as v from 'valibot'
import { Uuid } from '#src/domain/row-values.ts'
import type { SearchResultRow } from '#src/domain/search/rows.ts'
import { readResponse } from '../read-response.ts'

export interface DemoResponse {
  /** Identifies the results if the visitor signs up; null if they were not stored. */
  id: string | null
  source: 'tiktok' | 'sample'
  search_results: SearchResultRow[]
}

export interface SearchResponse extends DemoResponse {
  id: string
}

const listNames = ['data', 'items', 'results', 'suggestions'] as const
const wordNames = ['word', 'content', 'text'] as const

const DemoEnvelope = v.looseObject({
  source: v.picklist(['tiktok', 'sample']),
  searchId: v.optional(v.nullable(Uuid), null),
})
const Envelope = v.object({
  ...DemoEnvelope.entries,
  searchId: Uuid,
  sug_list: v.optional(v.unknown()),
})
const Suggestions = v.array(
  v.looseObject({ group_id: v.optional(v.union([v.string(), v.number()]), 'unknown') }),
)
const SugList = v.array(
  v.object({
    content: v.string(),
    extra_info: v.optional(v.object({ lang: v.optional(v.string()) })),
  }),
)

function numbered(items: { word: string; group_id: string }[]): SearchResultRow[] {
  return items.filter(({ word }) => word !== '').map((item, index) => ({ position: index + 1, ...item }))
}

function readWord(suggestion: Record<string, unknown>): string {
  const name = wordNames.find((candidate) => typeof suggestion[candidate] === 'string')
  return name === undefined ? '' : String(suggestion[name])
}

export function readDemoResponse(body: unknown): DemoResponse {
  const { source, searchId: id, ...fields } = readResponse(DemoEnvelope, body)
  const list = listNames.map((name) => fields[name]).find((value) => Array.isArray(value))
  return {
    id,
    source,
    search_results: numbered(
      readResponse(Suggestions, list).map((suggestion) => ({
        word: readWord(suggestion),
        group_id: String(suggestion.group_id),
      })),
    ),
  }
}

/** Parses the first of the fields `data`, `items`, `results` and `suggestions` that is a list. */
export function readRelated(body: unknown): SearchResponse {
  return { ...readDemoResponse(body), id: readResponse(Envelope, body).searchId }
}

/** Parses `sug_list`. The language of a suggestion becomes its `group_id`. */
export function readAutocomplete(body: unknown): SearchResponse {
  const envelope = readResponse(Envelope, body)
  return {
    id: envelope.searchId,
    source: envelope.source,
    search_results: numbered(
      readResponse(SugList, envelope.sug_list).map(({ content, extra_info }) => ({
        word: content,
        group_id: extra_info?.lang ?? 'unknown',
      })),
    ),
  }
}
