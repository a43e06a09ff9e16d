import * as v from 'valibot'
import { countryCodes } from '../../../src/domain/countries.ts'
import { maxPhraseLength } from '../../../src/domain/input-limits.ts'
import { rankingTable } from '../../../src/words/check/ranking-table.ts'
import { resultTable } from '../../../src/words/keywords/keyword-tables.ts'
import { pageQuery } from '../_shared/api/pages.ts'
import {
  findCheck,
  findSearch,
  listChecks,
  listSearches,
  toCheckWithVideos,
  toSearchWithSuggestions,
} from '../_shared/api/searches.ts'
import {
  Check,
  CheckWithVideos,
  id as idSchema,
  Search,
  SearchWithSuggestions,
} from '../_shared/api/shapes.ts'
import { continueCheck, createCheck, createSearch } from '../_shared/api/spending.ts'
import { parsePhrase } from '../_shared/search/parameters.ts'
import { listOperation, operation } from './operation.ts'

const phrase = v.pipe(v.string(), v.maxLength(maxPhraseLength))
const country = v.picklist(countryCodes)
const filter = {
  ...pageQuery,
  phrase: v.optional(v.pipe(phrase, v.description('Only of exactly this phrase.'))),
  country: v.optional(country),
}
const price =
  'Costs one credit, which is refunded if TikTok fails. The `Idempotency-Key` becomes its id: repeated with the same key, it is charged once and returns the stored result.'

export const checkOperations = [
  listOperation({
    id: 'listChecks',
    path: '/checks',
    tag: 'Checks',
    summary: 'List checks, without their videos',
    description: 'Newest first, the daily checks of key phrases included.',
    query: { ...filter, key_phrase_id: v.optional(idSchema) },
    item: Check,
    list: listChecks,
  }),
  operation({
    id: 'createCheck',
    method: 'post',
    path: '/checks',
    tag: 'Checks',
    summary: 'Check who ranks for a phrase',
    description: price,
    scope: 'spend',
    key: 'required',
    body: v.strictObject({
      phrase,
      country: v.optional(country, 'gb'),
      key_phrase_id: v.optional(v.pipe(idSchema, v.description('The key phrase that it is for, if any.'))),
    }),
    status: 201,
    response: CheckWithVideos,
    async run({ session, key, body, deps }) {
      const { country, key_phrase_id: keyPhraseId = null } = body
      const asked = { id: key, phrase: parsePhrase(body.phrase, 'phrase'), country, keyPhraseId }
      return { body: toCheckWithVideos(await createCheck(session, asked, deps)) }
    },
  }),
  operation({
    id: 'getCheck',
    path: '/checks/{id}',
    tag: 'Checks',
    summary: 'Get a check with its videos by rank',
    description: 'As CSV, the file that the app exports.',
    response: CheckWithVideos,
    csv: true,
    async run({ session, id }) {
      const check = await findCheck(session, id)
      return { body: toCheckWithVideos(check), table: () => rankingTable(check.videos, check.yours) }
    },
  }),
  operation({
    id: 'continueCheck',
    method: 'post',
    path: '/checks/{id}/pages',
    tag: 'Checks',
    summary: 'Fetch the next page of a check',
    description: `Returns the whole check. ${price}`,
    scope: 'spend',
    key: 'required',
    body: v.strictObject({
      next_page: v.pipe(v.string(), v.maxLength(4000), v.description('`next_page` of the check.')),
    }),
    status: 201,
    response: CheckWithVideos,
    async run({ session, id, key, body, deps }) {
      const page = { id: key, checkId: id, cursor: body.next_page }
      return { body: toCheckWithVideos(await continueCheck(session, page, deps)) }
    },
  }),
]

export const searchOperations = [
  listOperation({
    id: 'listSearches',
    path: '/searches',
    tag: 'Searches',
    summary: 'List searches, without their suggestions',
    description: 'Newest first.',
    query: filter,
    item: Search,
    list: listSearches,
  }),
  operation({
    id: 'createSearch',
    method: 'post',
    path: '/searches',
    tag: 'Searches',
    summary: 'Ask TikTok what people type',
    description: `Related searches have no country. ${price}`,
    scope: 'spend',
    key: 'required',
    body: v.strictObject({
      phrase,
      kind: v.optional(v.picklist(['related', 'autocomplete']), 'related'),
      country: v.optional(country, 'gb'),
    }),
    status: 201,
    response: SearchWithSuggestions,
    async run({ session, key, body, deps }) {
      const { kind, country } = body
      const asked = { id: key, phrase: parsePhrase(body.phrase, 'phrase'), kind, country }
      return { body: toSearchWithSuggestions(await createSearch(session, asked, deps)) }
    },
  }),
  operation({
    id: 'getSearch',
    path: '/searches/{id}',
    tag: 'Searches',
    summary: 'Get a search with its suggestions',
    description: 'As CSV, the file that the app exports.',
    response: SearchWithSuggestions,
    csv: true,
    async run({ session, id }) {
      const search = await findSearch(session, id)
      const rows = search.suggestions.map((row) => ({ ...row, seeds: [search.head.search_term] }))
      return { body: toSearchWithSuggestions(search), table: () => resultTable(rows, 'csv') }
    },
  }),
]
