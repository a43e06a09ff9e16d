// Writes rows to a device's store, to simulate an account with a long history.
import type { Page } from 'playwright-core'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { putOnDevice } from '../../support/device/device-store.ts'
import { phraseCheck } from '../../support/rows/phrase-checks.ts'
import { storedKeyPhrase } from '../../support/rows/stored-rows.ts'

const dayMs = 86_400_000
const checksOfPhrase = 30
const putAtOnce = 500

const isoBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

function phraseRow(user_id: string, n: number) {
  // Older than the demo account's phrases, which therefore stay at the top of the list.
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

export async function putPhrases(page: Page, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => phraseRow(userId, n))
  for (let start = 0; start < count; start += putAtOnce) {
    const slice = rows.slice(start, start + putAtOnce)
    await putOnDevice(page, userId, 'keyPhrases', slice)
    const standings = slice.map(({ id }, n) => makeStanding(id, userId, start + n))
    await putOnDevice(page, userId, '$standings', standings)
  }
}
