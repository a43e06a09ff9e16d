import type { CountryCode } from '../../../../src/domain/countries.ts'
import { type ChargedSearchDeps, chargedSearch } from '../ledger/charged-search.ts'
import type { CheckLedger, PageRequest, SearchLedger, SearchRequest } from '../ledger/ledger.ts'
import { requireProvider, type Tiktok } from '../tiktok/port.ts'
import { findCheck, findSearch, type StoredCheck, type StoredSearch } from './searches.ts'
import type { TokenSession } from './token-session.ts'

export interface SpendingDeps extends Omit<ChargedSearchDeps<never>, 'ledger'> {
  checkLedger: CheckLedger
  searchLedger: SearchLedger
  tiktok: Tiktok
}

/** `id` is the idempotency key and becomes the id of the history row. */
interface Asked {
  id: string
  phrase: string
  country: CountryCode
}

export async function createCheck(
  session: TokenSession,
  asked: Asked & { keyPhraseId: string | null },
  deps: SpendingDeps,
): Promise<StoredCheck> {
  const userId = await session.spender()
  return await fetchPage(session, { ...asked, userId, searchId: null, cursor: null }, deps)
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

/** Ignores the country of a related search, because TikTok accepts none. */
export async function createSearch(
  session: TokenSession,
  { kind, ...asked }: Asked & { kind: 'related' | 'autocomplete' },
  deps: SpendingDeps,
): Promise<StoredSearch> {
  const userId = await session.spender()
  const find = requireProvider(deps.tiktok[kind])
  const search: SearchRequest =
    kind === 'related'
      ? { ...asked, userId, type: 'basic', country: 'gb' }
      : { ...asked, userId, type: 'autocomplete' }
  const { searchId } = await chargedSearch(search, () => find(search.phrase, search.country), {
    ...deps,
    ledger: deps.searchLedger,
  })
  return await findSearch(session, searchId)
}
