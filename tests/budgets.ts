import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { routes } from '../src/domain/shell/routes.ts'
import { findFiles, readBuiltFiles } from '../vite/built-files.ts'
import { screenParts } from '../vite/screen-parts.ts'

/** The maximum gzipped size in kB (1,000 bytes) and number of files. See docs/performance.md. */
interface Budget {
  kB: number
  files: number
}

// React alone is 69 kB.
const publicBudget: Budget = { kB: 93.7, files: 3 }
// Includes a file of 15 kB that forms share with the signed-in screens.
const formBudget: Budget = { kB: 106, files: 8 }
// Includes 6 kB of libraries for rich text and its pictures.
const contentBudget: Budget = { kB: 112, files: 9 }
// Includes one file with the store, the sync and the code shared by signed-in screens.
const signedInBudget: Budget = { kB: 198.8, files: 10 }
// Includes the file for searches and checks, which other screens do not load.
const lookupBudget: Budget = { kB: 203, files: 10 }
// Includes the four main screens and the chart library, so that they work offline soon after a first visit.
const firstInstallBudget: Budget = { kB: 283.3, files: 21 }

// The hashes in the precache list change the compressed size by 20 bytes between builds.
const workerBudget: Budget = { kB: 12, files: 1 }

const lookupScreens: ReadonlySet<string> = new Set([routes.search, routes.searchCheck, routes.searchMulti])

/** `loads` does not include the entry, which every screen loads. */
const screens: Record<string, { loads: readonly string[]; budget: Budget }> = {
  '/': { loads: ['src/app/home-screen.tsx'], budget: publicBudget },
  '/blog': { loads: ['src/features/blog/blog-page.tsx'], budget: contentBudget },
  // These pages are prerendered, so their own code is not loaded.
  '/blog/:slug, /authors, /keyword-discovery, /tiktok-rank-tracking, /competitor-monitoring, /faq, /about, /how-it-is-measured, /privacy-policy':
    { loads: [], budget: publicBudget },
  '/login': { loads: ['src/features/auth/login-page.tsx'], budget: formBudget },
  '/search-results-demo': { loads: ['src/features/demo/demo-page.tsx'], budget: formBudget },
  '/signup': { loads: ['src/features/auth/signup-page.tsx'], budget: formBudget },
  ...Object.fromEntries(
    Object.entries(screenParts).map(([route, { loads }]) => [
      route,
      { loads, budget: lookupScreens.has(route) ? lookupBudget : signedInBudget },
    ]),
  ),
}

const adminPage = 'src/features/admin/admin-page.tsx'
const dist = join(import.meta.dirname, '../dist')
const built = readBuiltFiles(dist)

function kilobytes(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return bytes / 1000
}

/** Returns the precache list up to the shell: the worker's first install stores only these files. */
function firstInstall(worker: string): string[] {
  const kept = [...worker.matchAll(/\burl:?"?:"([^"]+)"/g)].map(([, file = '']) => file)
  return kept.slice(0, kept.indexOf('shell.html') + 1)
}

const askedByShell = new Set(
  [...readFileSync(join(dist, 'shell.html'), 'utf8').matchAll(/assets\/[^"`,]+\.js/g)].map(([file]) => file),
)

let over = 0
function tell(what: string, files: ReadonlySet<string>, budget: Budget): void {
  const kB = kilobytes(files)
  // If there are no files, the pattern that finds them no longer matches.
  const isOver = files.size === 0 || kB > budget.kB || files.size > budget.files
  if (isOver) over += 1
  process.stdout.write(
    `${isOver ? 'OVER' : 'ok  '} ${what.padEnd(28)} ${kB.toFixed(1).padStart(6)} of ${budget.kB} kB gz in ${files.size} of ${budget.files} files\n`,
  )
}

const entry = findFiles(built, ['index.html'])
for (const [path, { loads, budget }] of Object.entries(screens)) {
  const files = findFiles(built, ['index.html', ...loads])
  tell(path, files, budget)
  const late = [...files].filter((file) => path in screenParts && !entry.has(file) && !askedByShell.has(file))
  if (late.length === 0) continue
  over += 1
  process.stdout.write(`LATE ${path}: the shell does not request ${late.join(', ')}\n`)
}
// Few users are operators, so only their screen may load its files, and the worker must not store these.
const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8')
const operators = [...findFiles(built, [adminPage])].filter((file) => /\/admin-/.test(file))
if (operators.length === 0) throw new Error('No built file is named for the operator screen')
for (const file of operators) {
  const costs = Object.keys(screens).filter((path) => findFiles(built, screens[path]?.loads ?? []).has(file))
  if (worker.includes(file)) costs.unshift('stored by the worker')
  if (costs.length === 0) continue
  over += 1
  process.stdout.write(`COST ${file} of /admin: ${costs.join(', ')}\n`)
}
tell('stored by a first install', new Set(firstInstall(worker)), firstInstallBudget)
tell('service worker', new Set(['service-worker.js']), workerBudget)
process.exit(over === 0 ? 0 : 1)
