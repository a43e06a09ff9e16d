import type { Page } from 'playwright-core'
import { pages } from '#src/app/pages.tsx'
import { type Route, routes } from '#src/domain/shell/routes.ts'
import type { Account, Stack } from '../stack/api.ts'
import { serverRows } from '../stack/tracking.ts'

export interface AppScreen {
  path: string
  isPrivate: boolean
}

/** Ids of the demo account: a key phrase, and its newest two checks. */
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

/** Replaces names in braces. */
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

export const headline = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => main.querySelector('h1, h2')?.textContent?.trim() ?? '')

export const currentPath = (page: Page): string => new URL(page.url()).pathname

/** Returns the path of another screen of the same kind. */
export function awayFrom({ path, isPrivate }: AppScreen): Route {
  if (!isPrivate) return path === routes.faq ? routes.about : routes.faq
  return path === routes.dashboard ? routes.alerts : routes.dashboard
}
