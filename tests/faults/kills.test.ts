import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { phraseLines, startBatch } from '../support/browser/batch-panel.ts'
import { demoTest } from '../support/browser/journey.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { countOnDevice, putOnDevice } from '../support/device/device-store.ts'
import { isLong } from '../support/project/long-run.ts'
import { newSeed, seededRandom } from '../support/project/random.ts'
import type { Account } from '../support/stack/api.ts'

const test = demoTest.override('stackEnvironment', {})
const seed = newSeed()
const random = seededRandom(seed)
const kills = 50
const notesEach = 10

async function putNotes(page: Page, account: Account, phrase: string, from: number): Promise<string[]> {
  const notes = Array.from({ length: notesEach }, (_, n) => ({
    id: crypto.randomUUID(),
    keyword_id: phrase,
    day: new Date(Date.UTC(2020, 0, 1 + from + n)).toISOString().slice(0, 10),
    note: `kill ${from + n}`,
  }))
  const entries = notes.map((payload, n) => ({
    ...{ sequence: 1_000_000 + from + n, id: crypto.randomUUID(), user_id: account.id, kind: 'put_note' },
    ...{ state: 'waiting', attempts: 0, next_attempt_at: 0, last_error: null },
    ...{ row: `key_phrase_notes/${payload.id}`, payload, created_at: new Date().toISOString() },
  }))
  await putOnDevice(page, account.id, '$outbox', entries)
  return notes.map(({ id }) => id)
}

async function atRest(page: Page): Promise<void> {
  await page.goto('/account')
  await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
  await page.getByText(/Synced/).waitFor()
  await expect.poll(() => countOnDevice(page, '$wanted')).toBe(0)
}

test.runIf(isLong)(
  `loses nothing, and duplicates or charges nothing twice if killed ${kills} times while searching, sending and pulling (KEYTRAIL_SEED=${seed})`,
  async ({ profile, site, account, server }) => {
    const [phrase] = await server.rows('keywords', 'select=id&limit=1')
    const before = await server.creditsUsed()
    await storeSession(await profile.open(), site, account)
    const written: string[] = []
    for (let round = 0; round < kills; round += 1) {
      const page = await profile.open()
      await page.goto('/dashboard')
      await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
      written.push(...(await putNotes(page, account, phrase.id, written.length)))
      // Damages the stored state of the pull, so that the device must pull and compare everything again.
      if (round % 5 === 4)
        await putOnDevice(page, account.id, '$facts', [{ key: 'pulled', value: 'damaged' }])
      await startBatch(page, phraseLines(3, `kill ${round}`))
      await page.waitForTimeout(200 + random() * 2_300)
      await profile.kill()
    }
    const page = await profile.open()
    await atRest(page)

    const notes = await server.rows('key_phrase_notes', 'select=id,note')
    const ours = notes.filter(({ note }) => note.startsWith('kill'))
    expect(ours.map(({ id }) => id).sort()).toEqual([...written].sort())
    expect(await countOnDevice(page, 'notes')).toBe(notes.length)

    const history = await server.rows('search_history', 'select=search_term,state&page=eq.1&limit=5000')
    const searches = history.filter(({ search_term }) => search_term.startsWith('kill'))
    expect(new Set(searches.map(({ search_term }) => search_term)).size, 'no duplicates').toBe(
      searches.length,
    )
    expect(searches.every(({ state }) => state === 'done')).toBe(true)
    expect((await server.creditsUsed()) - before).toBe(searches.length)
    const kept = (await countOnDevice(page, 'searches')) + (await countOnDevice(page, 'checks'))
    expect(kept).toBe(history.length)
  },
)
