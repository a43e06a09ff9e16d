// The screens of signed-in users: axe and overflow; that of a key phrase is in key-phrase.test.ts.
import type { Page } from 'playwright-core'
import { storyTest } from '../support/browser/journey.ts'
import { inTurn, reach, type Screen, show } from '../support/browser/show-screen.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { type Account, makeAccount, search, signUp } from '../support/stack/api.ts'
import { beginCheckout, press } from '../support/stack/payments.ts'
import type { RunningStack } from '../support/stack/stack.ts'
import { demoAccount, serverRows } from '../support/stack/tracking.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

const people = {
  /** Has a history. */
  async user(stack: RunningStack) {
    const account = await makeAccount(stack, { level: 'pro' })
    await search(stack, account, 'running shoes')
    await search(stack, account, 'running shoes', { country: 'de' })
    return account
  },
  /** Has just signed up. */
  newcomer: (stack: RunningStack) => signUp(stack),
  async payer(stack: RunningStack) {
    const account = await makeAccount(stack)
    await press(await beginCheckout(stack, account, 'premium'), 'pay')
    return account
  },
  /** Has no data yet. */
  beginner: (stack: RunningStack) => makeAccount(stack),
  /** Has two months of tracking. */
  demo: (stack: RunningStack) => demoAccount(stack),
} satisfies Record<string, (stack: RunningStack) => Promise<Account>>

type Person = keyof typeof people

/** In a path `{check}` is replaced by one of the demo account's. */
interface OwnScreen extends Screen {
  who: Person
}

// Neighbours are different screens, so that the app navigates from one to the next.
const screens = inTurn<OwnScreen>([
  { name: 'home-signed-in', path: '/', who: 'user', ready: 'h1' },
  { name: 'search-unpaid', path: '/search?q=never+searched', who: 'user', ready: 'main button' },
  { name: 'login-signed-in', path: '/login', who: 'user', ready: 'main h1' },
  { name: 'search-empty', path: '/search', who: 'user', ready: 'form' },
  { name: 'dashboard', path: '/dashboard', who: 'user', ready: '[role=progressbar]' },
  { name: 'search-basic', path: '/search?q=running+shoes', who: 'user', ready: 'table:visible' },
  { name: 'history', path: '/key-phrase-search-history', who: 'user', ready: 'summary' },
  {
    name: 'history-open',
    path: '/key-phrase-search-history?country=de',
    who: 'user',
    ready: 'summary',
    act: async (page) => {
      await page.locator('summary').first().click()
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'search-autocomplete',
    path: '/search?q=running+shoes%3Fcountry%3Dde',
    who: 'user',
    ready: 'table:visible',
  },
  {
    name: 'search-multi',
    path: '/search-multi?q=running+shoes%0Anot+yet&country=de',
    who: 'user',
    ready: 'table:visible',
  },
  { name: 'account', path: '/account', who: 'user', ready: 'form' },
  { name: 'search-multi-empty', path: '/search-multi', who: 'user', ready: 'form' },
  { name: 'discovery-signed-in', path: '/keyword-discovery', who: 'user', ready: 'main img' },
  { name: 'account-paying', path: '/account', who: 'payer', ready: '[data-status=active]' },
  { name: 'complete-profile', path: '/complete-profile', who: 'newcomer', ready: 'form' },
  { name: 'check', path: '/search-check', who: 'demo', ready: 'form' },
  {
    name: 'check-results',
    path: '/search-results-check-history/{check}',
    who: 'demo',
    ready: 'table:visible',
  },
  {
    name: 'check-row-open',
    path: '/search-results-check-history/{check}',
    who: 'demo',
    ready: 'table:visible',
    act: (page) => page.getByRole('button', { name: 'Rank 1: extra details' }).click(),
  },
  {
    name: 'check-compared',
    path: '/search-results-check-history/{check}',
    who: 'demo',
    ready: 'main select',
    act: async (page) => {
      await page.getByLabel('Compare with').selectOption({ index: 1 })
      await page.getByRole('table').first().waitFor()
    },
  },
  { name: 'tracking', path: '/rank-tracking', who: 'demo', ready: 'main a[href^="/key-phrase/"]' },
  {
    name: 'tracking-delete',
    path: '/rank-tracking',
    who: 'demo',
    ready: 'main a[href^="/key-phrase/"]',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Actions: / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'tracking-several',
    path: '/rank-tracking?filter=',
    who: 'demo',
    ready: 'main a[href^="/key-phrase/"]',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add key phrases' }).click()
      await page.getByText('Several', { exact: true }).click()
      await page.getByLabel('Key phrases', { exact: true }).fill('oat milk\nrunning shoes')
    },
  },
  { name: 'check-history', path: '/search-results-check-history?tracker=1', who: 'demo', ready: 'main li' },
  { name: 'ideas', path: '/ideas', who: 'demo', ready: 'main [data-idea]' },
  {
    name: 'idea',
    path: '/ideas?stage=verdict',
    who: 'demo',
    ready: 'main [data-idea]',
    act: async (page) => {
      await page.locator('main [data-idea]').first().click()
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  { name: 'alerts', path: '/alerts', who: 'demo', ready: 'main details' },
  { name: 'own-checks', path: '/search-results-check-history', who: 'demo', ready: 'main li a, main h2' },
  { name: 'key-phrase-not-found', path: `/key-phrase/${nowhere}`, who: 'demo', ready: 'main h2' },
  {
    name: 'share',
    path: '/share?url=https%3A%2F%2Fwww.tiktok.com%2F%40ada%2Fvideo%2F7300000000000000001',
    who: 'demo',
    ready: 'form',
  },
  { name: 'dashboard-tracking', path: '/dashboard', who: 'demo', ready: '[role=progressbar]' },
  { name: 'dashboard-new', path: '/dashboard', who: 'beginner', ready: '[role=progressbar]' },
  { name: 'tracking-new', path: '/rank-tracking', who: 'beginner', ready: 'main h2' },
  { name: 'history-new', path: '/key-phrase-search-history', who: 'beginner', ready: 'main h2' },
  { name: 'check-history-new', path: '/search-results-check-history', who: 'beginner', ready: 'main h2' },
  { name: 'daily-new', path: '/search-results-check-history?tracker=1', who: 'beginner', ready: 'main h2' },
  {
    name: 'share-locked',
    path: '/share?url=https%3A%2F%2Fwww.tiktok.com%2F%40ada%2Fvideo%2F7300000000000000001',
    who: 'beginner',
    ready: 'main h2',
  },
  { name: 'ideas-new', path: '/ideas', who: 'beginner', ready: 'main h2' },
  { name: 'alerts-new', path: '/alerts', who: 'beginner', ready: 'main h2' },
])

const test = storyTest
  .extend('pages', { scope: 'file' }, () => new Map<Person, Promise<Page>>())
  .extend('openPage', { scope: 'file' }, ({ pages, newContext, stack, site }) => (who: Person) => {
    const open = async () => {
      const page = await (await newContext()).newPage()
      await storeSession(page, site, await people[who](stack))
      return page
    }
    const page = pages.get(who) ?? open()
    pages.set(who, page)
    return page
  })
  .extend('newestCheck', { scope: 'file' }, async ({ stack }) => {
    const newest = 'state=eq.done&order=searched_at.desc&limit=1'
    const query = `select=id&search_type=eq.search_results_check&${newest}`
    const [check] = await serverRows(stack, await demoAccount(stack), 'search_history', query)
    return String(check.id)
  })

test.for(screens)(
  '$name: axe finds nothing serious and nothing overflows',
  async ({ who, path, ...screen }, { openPage, newestCheck }) => {
    const address = path.replace('{check}', newestCheck)
    await show(await openPage(who), { ...screen, path: address }, reach)
  },
)
