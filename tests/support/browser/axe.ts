import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Skips rules whose impact is minor or moderate, which halves the time. None of their findings would be
// serious, because a finding has the impact of its rule.
const withoutLesserRules = `axe.configure({
  rules: axe._audit.rules
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => ({ id, enabled: false }))
})`

/** Evaluated instead of added as a script, so that the page's content security policy stays in force. */
const axeScript = `${axe};${withoutLesserRules};0`

export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  return page.evaluate(findSerious)
}

/** Waits for finite animations to end, so that colors are final. */
async function findSerious(): Promise<string[]> {
  const ends = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ends.map(({ finished }) => finished))
  // @ts-expect-error axe is a global of the page
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations
    .filter((finding: { impact: string }) => ['serious', 'critical'].includes(finding.impact))
    .map((finding: { id: string; nodes: { html: string }[] }) => `${finding.id}: ${finding.nodes[0]?.html}`)
}
