import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Data can hold any address: whoever follows one goes through what looks at it first.
const door = 'ui/layout/outside-link.tsx'
const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))

test.each([
  ['opens a new tab', /target="_blank"|window\.open\(/],
  ['links to an address of a row or an answer', /<a\b[^>]*\bhref=\{[^}]*(_url|\.url|\.href)\b/],
])('nobody but the door %s', (_, pattern) => {
  expect(
    files.filter(({ name, text }) => name !== door && pattern.test(text)).map(({ name }) => name),
  ).toEqual([])
})

test('pictures of rows come through the component that looks at their address', () => {
  const shown = files.filter(({ text }) => /<img\b[^>]*\bsrc=\{(?!`\/|pictureUrl\(|address\()/.test(text))
  expect(shown.map(({ name }) => name)).toEqual(['ui/layout/remote-picture.tsx'])
})

test('the browser is sent to our own routes, and to what was judged where it came in', () => {
  const sent = /\blocation\.(?:assign|replace)\(([^\n]*)\)|\blocation\.href = (.*)/g
  const targets = files.flatMap(({ name, text }) =>
    [...text.matchAll(sent)].map(([, called, set]) => `${name}: ${called ?? set}`),
  )
  expect(targets.sort()).toEqual([
    'app/session/use-sign-out.tsx: routes.home',
    'features/account/billing/actions.ts: await openPortal(session.userId, returnUrl)',
    'features/payment/checkout-starter.tsx: start.url',
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

test('messages are read from the app’s own channel and the worker’s pages, never from other windows', () => {
  const listens = /addEventListener\(\s*'message'|\bonmessage\b/
  expect(
    files
      .filter(({ text }) => listens.test(text))
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'app/worker/precache.ts',
    // A port of its own, which only the worker gets.
    'app/worker/service-worker-registration.ts',
    'app/worker/service-worker.ts',
    'remote/auth/auth-events.ts',
  ])
})

test('the door does', () => {
  expect(files.find(({ name }) => name === door)?.text).toContain('target="_blank"')
})
