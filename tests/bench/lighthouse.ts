import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { launchProfile } from '../support/browser/chromium.ts'
import { freePort } from '../support/stack/free-port.ts'
import { startStack } from '../support/stack/stack.ts'

// Runs Lighthouse's phone preset against the built app, and prints each page's median scores and failed audits: `node
// tests/bench/lighthouse.ts [runs]`, with three runs by default.
const paths = ['/', '/blog', '/blog/what-search-intent-means-on-tiktok', '/login']
const runs = Number(process.argv[2] ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const stack = await startStack()
const port = await freePort()
const profile = await mkdtemp(join(tmpdir(), 'keytrail-lighthouse-'))
const browser = await launchProfile(profile, { debuggingPort: port, keepsTabs: false })
let short = 0
try {
  for (const path of paths) {
    const scores: Record<string, number[]> = {}
    const reasons = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(stack.url + path, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
      })
      if (!result) throw new Error(`Lighthouse returned no result for ${path}`)
      for (const name of categories) {
        const category = result.lhr.categories[name]
        const score = Math.round((category?.score ?? 0) * 100)
        scores[name] = [...(scores[name] ?? []), score]
        if (score === 100) continue
        for (const { id, weight } of category?.auditRefs ?? []) {
          const audit = result.lhr.audits[id]
          if (weight > 0 && audit && audit.score !== null && audit.score < 1)
            reasons.add(`${name}: ${id} ${audit.displayValue ?? ''}`)
        }
      }
    }
    const medians = categories.map((name) => (scores[name] ?? []).sort((a, b) => a - b)[Math.floor(runs / 2)])
    if (medians.some((score) => score !== 100)) short += 1
    process.stdout.write(`${path.padEnd(44)} ${medians.join(' / ')}\n`)
    for (const reason of reasons) process.stdout.write(`    ${reason}\n`)
  }
} finally {
  await browser.close()
  await stack.remove()
  rmSync(profile, { recursive: true, force: true })
}
process.exitCode = short === 0 ? 0 : 1
