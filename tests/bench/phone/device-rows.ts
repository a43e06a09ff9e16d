// Adds rows as a device stores them, for an account with a long history.
import type { Page } from 'playwright-core'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { putOnDevice } from '../../support/device/device-store.ts'
import { phraseCheck } from '../../support/rows/phrase-checks.ts'
import { rankingRow } from '../../support/rows/ranking-row.ts'
import { storedCheck, storedKeyPhrase } from '../../support/rows/stored-rows.ts'

const dayMs = 86_400_000
const checksOfPhrase = 30
const putAtOnce = 500
const checksAtOnce = 50
const resultsOfCheck = 36

const isoBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

function phraseRow(user_id: string, n: number) {
  // These rows are older than the demo account's phrases, which therefore come first.
  const at = new Date(Date.UTC(2025, 0, 1, 0, 0, n)).toISOString()
  return storedKeyPhrase({
    ...{ user_id, keyword: `${(n * 7919) % 9973} running shoes ${n}`, status: n % 7 !== 0 },
    ...{ account_name: `creator.${n % 40}`, tags: n % 3 === 0 ? ['running', 'shoes'] : [] },
    ...{ created_at: at, changed_at: at },
  })
}

function makeStanding(keyword_id: string, user_id: string, n: number) {
  const checks = Array.from({ length: checksOfPhrase }, (_, index) => {
    const at = isoBefore(checksOfPhrase - index)
    const measured = phraseCheck(keyword_id, 1, 1 + ((n * 31 + index * 7) % 60))
    return { ...measured, user_id, checked_at: at, changed_at: at }
  })
  return withChecks(undefined, keyword_id, checks)
}

/** Adds this many tracked phrases to the device of `page`. A reload shows them. */
export async function putPhrases(page: Page, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => phraseRow(userId, n))
  for (let start = 0; start < count; start += putAtOnce) {
    const slice = rows.slice(start, start + putAtOnce)
    await putOnDevice(page, userId, 'keyPhrases', slice)
    const standings = slice.map(({ id }, n) => makeStanding(id, userId, start + n))
    await putOnDevice(page, userId, '$standings', standings)
  }
}

function rankingRowOf(n: number, index: number) {
  const video = `73${String(n).padStart(8, '0')}${String(index).padStart(9, '0')}`
  return rankingRow({
    ...{ rank: index + 1, page: 1 + Math.floor(index / 12), username: `creator.${(n + index) % 400}` },
    author_url: `https://www.tiktok.com/@creator.${(n + index) % 400}`,
    ...{ verified_account: index % 3 === 0, create_time: 1_785_127_230 - index * 86_400 },
    full_description: `A loaf of bread, its crumb and all its crust, part ${index} #bread #baking #fyp`,
    ...{ followers: 1000 * index, following: 100, hearts: 10_000 * index, videos: 40, likes: 7 * index },
    ...{ collect_count: 10 * index, comment_count: 5 * index, digg_count: 100 * index },
    ...{ play_count: 2000 * index, repost_count: 0, share_count: index, vq_score: 40 + (index % 50) },
    ...{ duration: 10 + index, video_url: `https://www.tiktok.com/@creator/video/${video}` },
  })
}

/** Adds this many checks to the device of `page`; returns the id of the oldest. */
export async function putChecks(page: Page, user_id: string, count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, n) =>
    storedCheck({
      ...{ user_id, search_term: `bread ${n % 300}`, pages_done: 3 },
      ...{ searched_at: isoBefore(400 - n / 10), changed_at: isoBefore(1) },
      search_ranking_results: Array.from({ length: resultsOfCheck }, (_, index) => rankingRowOf(n, index)),
    }),
  )
  for (let start = 0; start < count; start += checksAtOnce)
    await putOnDevice(page, user_id, 'checks', rows.slice(start, start + checksAtOnce))
  return rows[0]?.id ?? ''
}
