import type { Page } from 'playwright-core'
import { pages } from '#src/app/pages.tsx'
import { type Route, routes } from '#src/domain/shell/routes.ts'
import type { Account } from '../stack/api.ts'
import type { RunningStack } from '../stack/stack.ts'
import { serverRows } from '../stack/tracking.ts'

export interface AppScreen {
  path: string
  isPrivate: boolean
}

export async function everyScreen(
  stack: Pick<RunningStack, 'url' | 'keys'>,
  account: Pick<Account, 'token'>,
): Promise<AppScreen[]> {
  const newestCheck =
    'select=id&search_type=eq.search_results_check&state=eq.done&order=searched_at.desc&limit=1'
  const [phrase] = await serverRows(stack, account, 'keywords', 'select=id&limit=1')
  const [check] = await serverRows(stack, account, 'search_history', newestCheck)
  const named: Partial<Record<Route, string>> = {
    [routes.keyPhrase]: `/key-phrase/${phrase.id}`,
    [routes.searchResultsCheck]: `/search-results-check-history/${check.id}`,
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
