import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, readBuiltFiles } from '../vite/built-files.ts'
import { screenParts } from '../vite/screen-parts.ts'

/** What a first visit transfers: kB (1,000 bytes) of gzipped script, in so many files. The README has the reasons. */
interface Budget {
  kB: number
  files: number
}

// Half a kB keeps what was typed on a page that a phone throws away, another the way out for who is signed in: it works
// where the code of the signed-in screens does not come.
const publicBudget: Budget = { kB: 94, files: 3 }
// What forms and signed-in screens have in common is one file of 15 kB, even where a screen needs a third of it: on a
// phone's line a request more costs as much time as 100 kB.
// A tenth of a kB here and below keeps the app from starting in a browser that is too old for it.
const formBudget: Budget = { kB: 106.5, files: 8 }
// Rich text and its pictures are 6 kB of other people's code, and reading the content service is loaded apart.
// Half a kB of it asks again by itself for what could not be had, and a fifth makes tags as tall as a finger needs them.
const contentBudget: Budget = { kB: 112.7, files: 9 }
// 3 kB of them are the sync by difference: an opening where nothing changed costs 1.6 kB instead of 9 MB. Half a kB is
// what screens say where an operator has switched plans off. 1 kB has what a full disk let go wait for room: a device
// without any fetches 30 kB a try instead of 600.
// 7 kB are what two screens have in common and came in files of its own: 7 kB take 40 ms of a phone's line, and each six
// files 560. Half a kB more shows searches of a kind that this build does not know, and has the page itself ask a new
// device's first question, which saves a phone a second. 2 kB have charts name their lines where they end, bring back
// what was typed into a page that a phone threw away, and say to an iPhone what its browser does not: how to install, to
// share and to save. A fifth of a kB shows a small plan's credits as dots, and keeps a phrase through a checkout.
// 2 kB are the window on the device: a new phone reads a month of checks instead of 456 MB of a pro's year, lists every
// other one from its head, and fetches it when it is opened; a check takes half the room that it took.
// Half a kB has nothing paid for twice: two quick presses are one, and what has no answer yet keeps its id.
const signedInBudget: Budget = { kB: 200.5, files: 11 }

// The main screens open without a network a few seconds after a first visit: in four lanes that is five times a line's
// latency. The chart's library is among them. 25 kB of them answer what moved, who passed and what to do next, on home and
// on a key phrase's page: 0.14 s of a phone's line, while the screen that was asked for is in use already.
// 3 kB more say which video moved, by its picture and its words, begin with the change that tells the most, and know the
// alerts as one list. 2 kB are the window on the device. Half a kB is as above.
const firstInstallBudget: Budget = { kB: 286, files: 24 }

/**
 * Each screen with the chunks that it loads besides the entry, and its budget: also those that follow unasked. Left out
 * is what waits for a press, for its place to come near, for a page that has nothing else to do, or for a state (a session
 * that ends, a search that waits).
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
  ...Object.fromEntries(
    Object.entries(screenParts).map(([route, { loads }]) => [route, { loads, budget: signedInBudget }]),
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

/** What the worker of a first visit keeps before it answers: all up to the shell (src/app/worker/precache.ts). */
function firstInstall(): string[] {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8')
  const kept = [...worker.matchAll(/\burl:?"?:"([^"]+)"/g)].map(([, file = '']) => file)
  return kept.slice(0, kept.indexOf('shell.html') + 1)
}

/** What the shell asks for by itself. */
const askedByShell = new Set(
  [...readFileSync(join(dist, 'shell.html'), 'utf8').matchAll(/"(assets\/[^"]+\.js)"/g)].map(
    ([, file]) => file,
  ),
)

let over = 0
function tell(what: string, files: ReadonlySet<string>, budget: Budget): void {
  const kB = kilobytes(files)
  const isOver = kB > budget.kB || files.size > budget.files
  if (isOver) over += 1
  process.stdout.write(
    `${isOver ? 'OVER' : 'ok  '} ${what.padEnd(28)} ${kB.toFixed(1).padStart(6)} of ${budget.kB} kB gz in ${files.size} of ${budget.files} files\n`,
  )
}

const entry = filesOf(built, ['index.html'])
for (const [path, { loads, budget }] of Object.entries(screens)) {
  const files = filesOf(built, ['index.html', ...loads])
  tell(path, files, budget)
  const late = [...files].filter((file) => path in screenParts && !entry.has(file) && !askedByShell.has(file))
  if (late.length === 0) continue
  over += 1
  process.stdout.write(`LATE ${path}: the shell does not ask for ${late.join(', ')}\n`)
}
// Operators are few: their screen is in nobody else's files, and not among what is kept for offline use.
const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8')
const operators = [...filesOf(built, [adminPage])].filter((file) => /\/admin-/.test(file))
for (const file of operators) {
  const others = Object.keys(screens).filter((path) => filesOf(built, screens[path]?.loads ?? []).has(file))
  if (others.length === 0 && !worker.includes(file)) continue
  over += 1
  process.stdout.write(`COST ${file} of /admin: ${['kept by the worker', ...others].join(', ')}\n`)
}
tell('kept by a first visit', new Set(firstInstall()), firstInstallBudget)
process.exit(over === 0 ? 0 : 1)
