import type { Page } from 'playwright-core'
import { batchEnded, batchPanel, fillPhrases, phraseLines } from '../support/browser/batch-panel.ts'
import { launchChromium } from '../support/browser/chromium.ts'
import { signInOnScreen } from '../support/browser/screens.ts'
import { startProviderServer } from '../support/providers/provider-server.ts'
import { makeAccount } from '../support/stack/api.ts'
import { startStack } from '../support/stack/stack.ts'
import { trackElsewhere } from '../support/stack/tracking.ts'

// A batch of 50 searches in Chromium with a provider that takes 300 ms per response, as a fraction of the time of the
// same searches in sequence.
const providerMs = 300
const batchSize = 50
const goal = 1 / 5
const sample = 10
const patienceMs = 180_000

async function runBatch(page: Page, url: string, word: string): Promise<number> {
  await page.goto(`${url}/dashboard`)
  await fillPhrases(page, phraseLines(batchSize, word))
  const start = performance.now()
  await batchPanel(page)
    .getByRole('button', { name: `Search ${batchSize} phrases` })
    .click()
  await batchEnded(page)
  return performance.now() - start
}

/** The browser's time for this many searches in sequence. */
function oneAfterAnother(page: Page, token: string, count: number): Promise<number> {
  return page.evaluate(
    async ([authorization, searches]) => {
      const start = performance.now()
      for (let n = 0; n < searches; n += 1) {
        const headers = { authorization, 'idempotency-key': crypto.randomUUID() }
        const response = await fetch(`/functions/v1/tiktok-autocomplete?query=alone+${n}&country=gb`, {
          headers,
        })
        if (!response.ok) throw new Error(`a search failed with ${response.status}`)
        await response.json()
      }
      return performance.now() - start
    },
    [`Bearer ${token}`, count] as const,
  )
}

const providers = await startProviderServer({ delayMs: providerMs })
const stack = await startStack({ ...providers.env, TIKAPI_KEY: 'k', RAPIDAPI_KEY: 'k' })
const browser = await launchChromium()
try {
  const account = await makeAccount(stack, { level: 'pro' })
  // Home shows the searches once a phrase is tracked.
  await trackElsewhere(stack, account, 'a tracked phrase')
  const page = await browser.newPage()
  page.setDefaultTimeout(patienceMs)
  await signInOnScreen(page, stack.url, account)
  const serialMs = (await oneAfterAnother(page, account.token, sample)) * (batchSize / sample)
  await runBatch(page, stack.url, 'warm')
  const batchMs = await runBatch(page, stack.url, 'batch')
  process.stdout.write(
    `batch of ${batchSize} at ${providerMs} ms per response: ${batchMs.toFixed(0)} ms, ` +
      `${(batchMs / serialMs).toFixed(2)} of one after another (${serialMs.toFixed(0)} ms); goal: under ${goal}\n`,
  )
} finally {
  await browser.close()
  await stack.remove()
  await providers.close()
}
