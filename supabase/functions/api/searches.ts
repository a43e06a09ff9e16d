import * as v from 'valibot'
import { countryCodes } from '../../../src/domain/countries.ts'
import { maxPhraseLength } from '../../../src/domain/input-limits.ts'
import { rankingTable } from '../../../src/words/check/ranking-table.ts'
import { resultTable } from '../../../src/words/keywords/keyword-tables.ts'
import { described, pageQuery } from '../_shared/api/pages.ts'
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
import { continueCheck, createCheck, createSearch, NewCheck, NewSearch } from '../_shared/api/spending.ts'
import { listOperation, operation } from './operation.ts'

const filter = {
  ...pageQuery,
  phrase: v.optional(
    described(
      v.pipe(v.string(), v.maxLength(maxPhraseLength)),
      'Only of this phrase, in upper or lower case.',
    ),
  ),
  country: v.optional(v.picklist(countryCodes)),
}
const price =
  'Costs one credit, which is refunded if TikTok fails. The `Idempotency-Key` becomes its id: repeated with the same key, it is charged once and returns the stored result.'

export const checkOperations = [
  listOperation({
    id: 'listChecks',
    path: '/checks',
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
    summary: 'Check who ranks for a phrase',
    description: price,
    scope: 'spend',
    body: NewCheck,
    response: CheckWithVideos,
    async run({ session, key, body, deps }) {
      return { body: toCheckWithVideos(await createCheck(session, key, body, deps)) }
    },
  }),
  operation({
    id: 'getCheck',
    path: '/checks/{id}',
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
    summary: 'Fetch the next page of a check',
    description: `Returns the whole check. ${price}`,
    scope: 'spend',
    body: v.strictObject({
      next_page: described(v.pipe(v.string(), v.maxLength(4000)), '`next_page` of the check.'),
    }),
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
    summary: 'Ask TikTok what people type',
    description: `Related searches have no country. ${price}`,
    scope: 'spend',
    body: NewSearch,
    response: SearchWithSuggestions,
    async run({ session, key, body, deps }) {
      return { body: toSearchWithSuggestions(await createSearch(session, key, body, deps)) }
    },
  }),
  operation({
    id: 'getSearch',
    path: '/searches/{id}',
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
