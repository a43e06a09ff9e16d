// How long the key phrase page takes to be ready (facts, drawn chart, results; what lies between waits until it comes
// near) with a year of daily checks of 60 results on the device, as a ratio to fetching the same rows from the stack on
// this machine, in Chromium.
import type { Page } from 'playwright-core'
import { type Archive, sliceArchive } from '../../src/domain/sync/archive.ts'
import { launchChromium } from '../support/browser/chromium.ts'
import { signInOnScreen, waitForOffline } from '../support/browser/screens.ts'
import { countOnDevice } from '../support/device/device-store.ts'
import { type Account, call, makeAccount } from '../support/stack/api.ts'
import { startStack } from '../support/stack/stack.ts'

const days = 365
const results = 60
const target = 10
const rounds = 5
const phrase = 'a year of bread'

const stack = await startStack()
const browser = await launchChromium()
try {
  const account = await makeAccount(stack, { level: 'pro' })
  await fillYear(account)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signInOnScreen(page, stack.url, account)
  while ((await countOnDevice(page, 'checks')) < days) await page.waitForTimeout(200)

  await waitForOffline(page)
  // What was just written is pulled once more: neither measurement is to share the machine with that.
  await page.waitForTimeout(15_000)
  const fetched = median(await times(page, () => timeFetch(page, account)))
  await page.context().setOffline(true)
  await page.goto(`${stack.url}/rank-tracking`)
  await page.waitForTimeout(2_000)
  const first = await timePage(page)
  const ready = median(await times(page, () => timePage(page)))
  process.stdout.write(
    `key phrase page with ${days} checks of ${results} results: ready in ${ready.toFixed(0)} ms (${first.toFixed(0)} ` +
      `ms the first time, with its script); fetching the same rows takes ${fetched.toFixed(0)} ms, ` +
      `${(fetched / ready).toFixed(1)} times as long; target: at least ${target} times\n`,
  )
} finally {
  await browser.close()
  await stack.remove()
}

/** A key phrase that was checked every day of a year; its own video stands somewhere among the results. */
async function fillYear(account: Account): Promise<void> {
  const day = (index: number) => new Date(Date.now() - (days - index) * 86_400_000).toISOString()
  const keyword_id = crypto.randomUUID()
  const checks = Array.from({ length: days }, (_, index) => ({
    id: crypto.randomUUID(),
    keyword_id,
    search_term: phrase,
    country: 'gb',
    origin: 'tracker',
    state: 'done',
    source: 'sample',
    pages_done: 3,
    searched_at: day(index),
    search_ranking_results: rankingOf(index),
  }))
  const followed = { account_name: null, video_id: '7300000000000000007', tags: [], competitors: [] }
  const archive = {
    exported_at: new Date().toISOString(),
    keyPhrases: [
      { id: keyword_id, keyword: phrase, country: 'gb', status: true, created_at: day(0), ...followed },
    ],
    checks,
    keyPhraseChecks: checks.map(({ id }) => ({ id: crypto.randomUUID(), keyword_id, search_id: id })),
    ...{ searches: [], notes: [], alertRules: [] },
  }
  const slices = [...sliceArchive(archive as unknown as Archive)]
  const p_import_id = crypto.randomUUID()
  for (const [index, p_slice] of slices.entries()) {
    const body = { p_import_id, p_slice, p_last: index === slices.length - 1 }
    const answer = await call(stack, 'POST', '/rest/v1/rpc/import_archive', { token: account.token, body })
    if (answer.status >= 300) throw new Error(`the year was not imported: ${JSON.stringify(answer)}`)
  }
}

function rankingOf(shift: number) {
  return Array.from({ length: results }, (_, index) => {
    const video = `73000000000000000${String((index + shift) % results).padStart(2, '0')}`
    return {
      rank: index + 1,
      avatar_thumb: `/sandbox/tiktok/pictures/avatar-${video}.svg`,
      username: `creator.${(index + shift) % 40}`,
      author_url: `https://www.tiktok.com/@creator.${(index + shift) % 40}`,
      verified_account: index % 3 === 0,
      create_time: 1_785_127_230 - index * 86_400,
      full_description: `A loaf of bread, its crumb and all its crust, part ${index} #bread #baking #fyp`,
      followers: 1000 * index,
      following: 100,
      hearts: 10_000 * index,
      videos: 40,
      likes: 7 * index,
      collect_count: 10 * index,
      comment_count: 5 * index,
      digg_count: 100 * index,
      play_count: 2000 * index,
      repost_count: 0,
      share_count: index,
      vq_score: 40 + (index % 50),
      duration: 10 + index,
      video_url: `https://www.tiktok.com/@creator/video/${video}`,
      dynamic_cover: null,
    }
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function times(page: Page, once: () => Promise<number>): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    taken.push(await once())
    await page.waitForTimeout(300)
  }
  return taken
}

/** From the press on the link to the page with its drawn chart and its results. */
async function timePage(page: Page): Promise<number> {
  await page.getByRole('link', { name: phrase }).first().waitFor()
  const taken = await page.evaluate(async (phrase) => {
    const link = [...document.querySelectorAll('a')].find((anchor) => anchor.textContent?.includes(phrase))
    const begun = performance.now()
    link?.click()
    const isReady = () =>
      document.querySelector('canvas') &&
      [...document.querySelectorAll('caption')].some(
        (caption) =>
          caption.textContent?.startsWith('Ranking results') &&
          (caption.parentElement?.querySelectorAll('tbody tr').length ?? 0) > 5,
      )
    while (!isReady()) await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begun
  }, phrase)
  await page.waitForTimeout(1_000)
  await page.goBack()
  return taken
}

/** The same rows as a page without a store would ask for them: key phrase, positions, checks with their videos. */
function timeFetch(page: Page, account: Account): Promise<number> {
  return page.evaluate(
    async ({ token, key, userId, days }) => {
      const headers = { apikey: key, authorization: `Bearer ${token}` }
      const read = async (path: string) => (await fetch(`/rest/v1/${path}`, { headers })).json()
      const begun = performance.now()
      await read(`keywords?user_id=eq.${userId}`)
      await read(`key_phrase_checks?user_id=eq.${userId}&order=checked_at`)
      for (let offset = 0; offset < days; offset += 50) {
        await read(
          `search_history?user_id=eq.${userId}&search_type=eq.search_results_check&page=eq.1&order=searched_at` +
            `&select=*,search_ranking_results(*)&limit=50&offset=${offset}`,
        )
      }
      return performance.now() - begun
    },
    { token: account.token, key: stack.keys.publishable, userId: account.id, days },
  )
}
