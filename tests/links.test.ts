import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))

// Data can contain any address, so links and pictures from data go through a component that validates them.
test.each<[what: string, pattern: RegExp, where: readonly string[]]>([
  ['opens a new tab', /target="_blank"|window\.open\(/, ['ui/layout/outside-link.tsx']],
  ['links to an address of a row or a response', /<a\b[^>]*\bhref=\{[^}]*(_url|\.url|\.href)\b/, []],
  [
    'shows a picture of a row',
    /<img\b[^>]*\bsrc=\{(?!`\/|pictureUrl\(|address\()/,
    ['ui/layout/remote-picture.tsx'],
  ],
  [
    // These files insert only the page's own HTML or escaped data for search engines.
    'inserts raw HTML',
    /dangerouslySetInnerHTML|\.innerHTML = |insertAdjacentHTML|document\.write\(/,
    ['parts/content/page-meta.tsx', 'ui/loading/prerendered.tsx'],
  ],
  [
    'reads messages of other pages or of the worker',
    /addEventListener\(\s*'message'|\bonmessage\b/,
    ['app/worker/precache.ts', 'app/worker/service-worker.ts', 'remote/auth/auth-events.ts'],
  ],
])('no other code %s', (_, pattern, where) => {
  const found = files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)
  expect(found.sort()).toEqual(where)
})

test('the browser navigates to our own routes and validated addresses only', () => {
  const sent = /\blocation\.(?:assign|replace)\(([^\n]*)\)|\blocation\.href = (.*)/g
  const targets = files.flatMap(({ name, text }) =>
    [...text.matchAll(sent)].map(([, called, set]) => `${name}: ${called ?? set}`),
  )
  expect(targets.sort()).toEqual([
    'app/session/use-sign-out.tsx: routes.home',
    'features/account/billing/actions.ts: portal',
    'features/payment/payment-page.tsx: start.url',
  ])
})
