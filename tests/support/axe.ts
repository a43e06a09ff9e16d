import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds that matters, as readable lines. The page's context must bypass its content security policy. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    // @ts-expect-error axe is a global of the page
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations
      .filter((finding: { impact: string }) => ['serious', 'critical'].includes(finding.impact))
      .map((finding: { id: string; nodes: { html: string }[] }) => `${finding.id}: ${finding.nodes[0]?.html}`)
  })
}
