import { pages } from '#src/app/pages.tsx'
import { type Route, routes } from '#src/domain/shell/routes.ts'
import type { Account, Stack } from '../stack/api.ts'
import { serverRows } from '../stack/tracking.ts'

export interface AppScreen {
  path: string
  isPrivate: boolean
}

/** Returns ids of the demo account's rows: a key phrase, its newest check and the check before. */
export async function demoIds(
  stack: Stack,
  account: Pick<Account, 'token'>,
): Promise<Record<'phrase' | 'check' | 'other', string>> {
  const ofPhrase = 'search_type=eq.search_results_check&state=eq.done&search_term=eq.trail running tips'
  const newest = `select=id&${ofPhrase}&order=searched_at.desc&limit=2`
  const [phrase] = await serverRows(stack, account, 'keywords', 'select=id&keyword=eq.trail running tips')
  const [check, other] = await serverRows(stack, account, 'search_history', newest)
  return { phrase: phrase.id, check: check.id, other: other.id }
}

/** Replaces each name in braces with its id, or with nothing if `ids` does not have the name. */
export const fillPath = (path: string, ids: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '')

export async function everyScreen(stack: Stack, account: Pick<Account, 'token'>): Promise<AppScreen[]> {
  const ids = await demoIds(stack, account)
  const named: Partial<Record<Route, string>> = {
    [routes.keyPhrase]: `/key-phrase/${ids.phrase}`,
    [routes.searchResultsCheck]: `/search-results-check-history/${ids.check}`,
    [routes.blogPost]: '/blog/what-search-intent-means-on-tiktok',
    [routes.author]: '/authors/search-desk',
  }
  const screens = pages.map(({ path, access }) => ({
    path: named[path] ?? path,
    isPrivate: access === 'signed-in',
  }))
  return [
    ...screens,
    { path: '/alerts?brand=1', isPrivate: true },
    { path: '/no-such-page', isPrivate: false },
  ]
}
