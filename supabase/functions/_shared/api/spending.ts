import * as v from 'valibot'
import { countryCodes } from '../../../../src/domain/countries.ts'
import { maxPhraseLength } from '../../../../src/domain/input-limits.ts'
import { type ChargedSearchDeps, chargedSearch } from '../ledger/charged-search.ts'
import type { CheckLedger, PageRequest, SearchLedger } from '../ledger/ledger.ts'
import { parsePhrase } from '../search/parameters.ts'
import { findSuggestions } from '../search/suggestion-search.ts'
import { requireProvider, type Tiktok } from '../tiktok/port.ts'
import { described } from './pages.ts'
import { findCheck, findSearch, type StoredCheck, type StoredSearch } from './searches.ts'
import { id as idSchema } from './shapes.ts'
import type { TokenSession } from './token-session.ts'

export interface SpendingDeps extends Omit<ChargedSearchDeps<never>, 'ledger'> {
  checkLedger: CheckLedger
  searchLedger: SearchLedger
  tiktok: Tiktok
}

const phrase = v.pipe(v.string(), v.maxLength(maxPhraseLength))
const country = v.optional(v.picklist(countryCodes), 'gb')

export const NewCheck = v.strictObject({
  phrase,
  country,
  key_phrase_id: v.optional(described(idSchema, 'The key phrase that it is for, if any.')),
})

/** `id` is the idempotency key and becomes the id of the history row. */
export async function createCheck(
  session: TokenSession,
  id: string,
  { country, key_phrase_id, ...asked }: v.InferOutput<typeof NewCheck>,
  deps: SpendingDeps,
): Promise<StoredCheck> {
  const phrase = parsePhrase(asked.phrase, 'phrase')
  const userId = await session.spender()
  const keyPhraseId = key_phrase_id ?? null
  const page = { id, userId, phrase, country, keyPhraseId, searchId: null, cursor: null }
  return await fetchPage(session, page, deps)
}

/** Adds the page at `cursor`, which is the check's `next_page`. Returns the check with all its pages. */
export async function continueCheck(
  session: TokenSession,
  { id, checkId, cursor }: { id: string; checkId: string; cursor: string },
  deps: SpendingDeps,
): Promise<StoredCheck> {
  const userId = await session.spender()
  const { head } = await findCheck(session, checkId)
  const { search_term: phrase, country } = head
  const page = { id, userId, phrase, country, searchId: checkId, cursor, keyPhraseId: null }
  return await fetchPage(session, page, deps)
}

async function fetchPage(session: TokenSession, page: PageRequest, deps: SpendingDeps): Promise<StoredCheck> {
  const ask = requireProvider(deps.tiktok.videos)
  const find = () => ask(page.phrase, page.country, page.cursor)
  const { searchId } = await chargedSearch(page, find, { ...deps, ledger: deps.checkLedger })
  return await findCheck(session, searchId)
}

export const NewSearch = v.strictObject({
  phrase,
  kind: v.optional(v.picklist(['related', 'autocomplete']), 'related'),
  country,
})

/** `id` is the idempotency key and becomes the id of the history row. */
export async function createSearch(
  session: TokenSession,
  id: string,
  { kind, country, ...asked }: v.InferOutput<typeof NewSearch>,
  deps: SpendingDeps,
): Promise<StoredSearch> {
  const phrase = parsePhrase(asked.phrase, 'phrase')
  const userId = await session.spender()
  const search = { id, userId, phrase, country }
  const { searchId } = await findSuggestions(kind, search, { ...deps, ledger: deps.searchLedger })
  return await findSearch(session, searchId)
}
