import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Data can contain any address, so links to addresses from data go through a component that validates them.
const door = 'ui/layout/outside-link.tsx'
const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))

test.each([
  ['opens a new tab', /target="_blank"|window\.open\(/],
  ['links to an address of a row or a response', /<a\b[^>]*\bhref=\{[^}]*(_url|\.url|\.href)\b/],
])('only the outside link %s', (_, pattern) => {
  expect(
    files.filter(({ name, text }) => name !== door && pattern.test(text)).map(({ name }) => name),
  ).toEqual([])
})

test('pictures of rows are shown by the component that validates their address', () => {
  const shown = files.filter(({ text }) => /<img\b[^>]*\bsrc=\{(?!`\/|pictureUrl\(|address\()/.test(text))
  expect(shown.map(({ name }) => name)).toEqual(['ui/layout/remote-picture.tsx'])
})

test('the browser navigates to our own routes and validated addresses only', () => {
  const sent = /\blocation\.(?:assign|replace)\(([^\n]*)\)|\blocation\.href = (.*)/g
  const targets = files.flatMap(({ name, text }) =>
    [...text.matchAll(sent)].map(([, called, set]) => `${name}: ${called ?? set}`),
  )
  expect(targets.sort()).toEqual([
    'app/session/use-sign-out.tsx: routes.home',
    'features/account/billing/actions.ts: await openPortal(session.userId, returnUrl)',
    'features/payment/payment-page.tsx: start.url',
  ])
})

test('raw HTML comes from the page itself, or is escaped data for search engines', () => {
  const raw = /dangerouslySetInnerHTML|\.innerHTML = |insertAdjacentHTML|document\.write\(/
  expect(
    files
      .filter(({ text }) => raw.test(text))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['parts/content/page-meta.tsx', 'ui/loading/prerendered.tsx'])
})

test('messages are read from the app’s own channel and the worker’s pages only', () => {
  const listens = /addEventListener\(\s*'message'|\bonmessage\b/
  expect(
    files
      .filter(({ text }) => listens.test(text))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['app/worker/precache.ts', 'app/worker/service-worker.ts', 'remote/auth/auth-events.ts'])
})

test('the outside link does', () => {
  expect(files.find(({ name }) => name === door)?.text).toContain('target="_blank"')
})
