import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a first visit transfers: kB (1,000 bytes) of gzipped script, in so many files. The README has the reasons. */
interface Budget {
  kB: number
  files: number
}

const publicBudget: Budget = { kB: 89.5, files: 3 }
// What forms and signed-in screens have in common is one file of 15 kB, even where a screen needs a third of it: on a
// phone's line a request more costs as much time as 100 kB.
const formBudget: Budget = { kB: 103.5, files: 8 }
// Rich text and its pictures are 6 kB of other people's code, and reading the content service is loaded apart.
const contentBudget: Budget = { kB: 110, files: 9 }
// 3 kB of them are the sync by difference: an opening where nothing changed costs 1.6 kB instead of 9 MB.
const signedInBudget: Budget = { kB: 179.3, files: 26 }

// What every signed-in screen loads, at once or right after it is drawn.
const shell = ['_signed-in']

/**
 * Each screen with the chunks that it loads besides the entry, and its budget: also those that follow unasked. Left out
 * is what waits for a press, for its place to come near, or for a state (a session that ends, a search that waits).
 */
const screens: Record<string, { loads: readonly string[]; budget: Budget }> = {
  '/': { loads: ['src/app/home-screen.tsx'], budget: publicBudget },
  '/blog': { loads: ['src/features/blog/blog-page.tsx'], budget: contentBudget },
  // Drawn at build time: their own code is not fetched.
  '/blog/:slug, /authors, /keyword-discovery, /tiktok-rank-tracking, /competitor-monitoring, /faq, /about, /privacy-policy':
    { loads: [], budget: publicBudget },
  '/login': { loads: ['src/features/auth/login-page.tsx'], budget: formBudget },
  '/search-results-demo': { loads: ['src/features/demo/demo-page.tsx'], budget: formBudget },
  '/signup': { loads: ['src/features/auth/signup-page.tsx'], budget: formBudget },
  '/dashboard': {
    loads: [
      ...shell,
      'src/features/dashboard/dashboard-page.tsx',
      'src/features/dashboard/autocomplete-panel.tsx',
    ],
    budget: signedInBudget,
  },
  '/search': { loads: [...shell, 'src/features/search/search-page.tsx'], budget: signedInBudget },
  '/search-multi': {
    loads: [...shell, 'src/features/search/multi-search-page.tsx', 'src/features/search/batch-ask.tsx'],
    budget: signedInBudget,
  },
  '/key-phrase-search-history': {
    loads: [...shell, 'src/features/history/history-page.tsx'],
    budget: signedInBudget,
  },
  '/search-check': { loads: [...shell, 'src/features/check/check-page.tsx'], budget: signedInBudget },
  '/search-results-check-history': {
    loads: [...shell, 'src/features/history/check-history-page.tsx'],
    budget: signedInBudget,
  },
  '/search-results-check-history/:id': {
    loads: [...shell, 'src/features/history/check-detail-page.tsx', 'src/ui/ranking-results.tsx'],
    budget: signedInBudget,
  },
  '/rank-tracking': {
    loads: [...shell, 'src/features/tracking/tracking-page.tsx'],
    budget: signedInBudget,
  },
  '/share': { loads: [...shell, 'src/features/tracking/share-page.tsx'], budget: signedInBudget },
  '/alerts': {
    loads: [...shell, 'src/features/alerts/alerts-page.tsx'],
    budget: signedInBudget,
  },
  '/key-phrase/:id': {
    // Not the chart's drawing library (24 kB): it follows into a box of its size.
    loads: [
      ...shell,
      'src/features/key-phrase/key-phrase-page.tsx',
      'src/features/key-phrase/rank-charts.tsx',
    ],
    budget: signedInBudget,
  },
  '/account': {
    loads: [
      ...shell,
      'src/features/account/account-page.tsx',
      'src/features/account/archive-panel.tsx',
      'src/features/account/security/security.tsx',
    ],
    budget: signedInBudget,
  },
}

interface Chunk {
  file: string
  imports?: string[]
}

const dist = join(import.meta.dirname, '../dist')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

function keyOf(source: string): string {
  const key = Object.keys(manifest).find((name) => name.startsWith(source))
  if (!key) throw new Error(`the build has no chunk of ${source}`)
  return key
}

function closure(keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) walk(imported)
  }
  for (const key of keys) walk(key)
  return files
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return bytes / 1000
}

let over = 0
for (const [path, { loads, budget }] of Object.entries(screens)) {
  const files = closure(['index.html', ...loads.map(keyOf)])
  const kB = kilobytes(files)
  const isOver = kB > budget.kB || files.size > budget.files
  if (isOver) over += 1
  process.stdout.write(
    `${isOver ? 'OVER' : 'ok  '} ${path.padEnd(28)} ${kB.toFixed(1).padStart(6)} of ${budget.kB} kB gz in ${files.size} of ${budget.files} files\n`,
  )
}
process.exit(over === 0 ? 0 : 1)
