import { clientAddress } from '../auth/client-address.ts'
import { captchaHeader, type VerifyCaptcha } from '../auth/turnstile.ts'
import { asFailure, Failure } from '../failure.ts'
import { type ChargedSearchDeps, chargedSearch } from '../ledger/charged-search.ts'
import type { DoneSearch, SearchLedger, SearchRequest } from '../ledger/ledger.ts'
import type { Visits } from '../ledger/visits.ts'
import type { PlatformDeps } from '../platform.ts'
import { requireProvider, type Tiktok } from '../tiktok/port.ts'

export interface SearchDeps extends PlatformDeps<'verifyUser'>, ChargedSearchDeps<SearchLedger> {
  tiktok: Tiktok
}

export interface VisitorDeps {
  isVisitor: (headers: Headers) => boolean
  visits: Visits
  /** Null if no captcha is required. */
  verifyCaptcha: VerifyCaptcha | null
}

type SearchKind = 'related' | 'autocomplete'
type Results = Pick<DoneSearch, 'suggestions' | 'logId'>

/** Ignores the country of a related search, because TikTok accepts none. */
export async function findSuggestions(
  kind: SearchKind,
  asked: Omit<SearchRequest, 'type'>,
  deps: Pick<SearchDeps, 'tiktok'> & ChargedSearchDeps<SearchLedger>,
): Promise<DoneSearch> {
  const find = requireProvider(deps.tiktok[kind])
  const search: SearchRequest =
    kind === 'related' ? { ...asked, type: 'basic', country: 'gb' } : { ...asked, type: kind }
  return await chargedSearch(search, () => find(search.phrase, search.country), deps)
}

function relatedBody(phrase: string, { suggestions, logId }: Results): Record<string, unknown> {
  return {
    data: suggestions.map((suggestion) => ({ ...suggestion, seed_phrase: phrase })),
    log_id: logId ?? '',
    status_code: 0,
    status_msg: '',
  }
}

function autocompleteBody({ suggestions, logId }: Results): Record<string, unknown> {
  return {
    sug_list: suggestions.map(({ word, group_id }) => ({ content: word, extra_info: { lang: group_id } })),
    log_pb: { impr_id: logId ?? '' },
  }
}

export async function searchAsUser(
  kind: SearchKind,
  asked: Omit<SearchRequest, 'type'>,
  deps: SearchDeps,
): Promise<Record<string, unknown>> {
  const done = await findSuggestions(kind, asked, deps)
  const body = kind === 'related' ? relatedBody(asked.phrase, done) : autocompleteBody(done)
  return { ...body, searchId: done.searchId, source: done.source }
}

/**
 * The search costs no credit, but counts toward the visitor's daily limit unless it fails. If the response
 * has a `searchId`, the results can be added to the visitor's account after sign-up.
 */
export async function searchAsVisitor(
  headers: Headers,
  phrase: string,
  deps: SearchDeps & VisitorDeps,
): Promise<Record<string, unknown>> {
  const find = requireProvider(deps.tiktok.related)
  const token = headers.get(captchaHeader) ?? ''
  if (deps.verifyCaptcha && !(await deps.verifyCaptcha(token, clientAddress(headers))))
    throw new Failure('captcha_required')
  const visit = await deps.visits.take(headers, phrase)
  const logged = (reason: unknown) => deps.log(asFailure(reason))
  try {
    const found = visit.answer ?? (await find(phrase, 'gb'))
    const id = visit.answer ? visit.id : ((await visit.keep(found).catch(logged)) ?? null)
    return {
      ...relatedBody(phrase, found),
      ...(id === null ? {} : { searchId: id }),
      source: found.source,
    }
  } catch (error) {
    // The visitor receives the search's error, not one from `giveBack`.
    await visit.giveBack().catch(logged)
    throw error
  }
}
