import { beforeEach, expect, test, vi } from 'vitest'
import { discardParked, listParked } from '#src/db/outbox/outbox.ts'
import { readKeyPhrase } from '#src/db/reads/key-phrases.ts'
import { changeKeyPhrase } from '#src/db/writes/key-phrases.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { caller, server, startServer } from '#tests/support/device/played-remote.ts'
import { keyPhrase, phrase } from '#tests/support/rows/made-rows.ts'
import { pullAll } from './pull.ts'
import { pushOutbox } from './push.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/mutations.ts', () => import('#tests/support/device/played-remote.ts'))

// A pull does not store a row with a pending change, and the server does not send the row again, so it is read by its
// id once the change has settled.

const pull = () => pullAll(caller)
const push = () => pushOutbox({ ...caller, hurry: true })
const elsewhere = (changes: object) => server().put('keyPhrases', { ...keyPhrase, ...changes })
const reads = () => server().heard.filter((request) => request === 'read keyPhrases').length

openStore()
beforeEach(async () => {
  startServer()
  await pull()
})

test('stores the change of another device once the local change has settled', async () => {
  await changeKeyPhrase({ id: phrase, status: false })
  elsewhere({ status: false, tags: ['theirs'] })
  await pull()
  await pull()
  expect(await readKeyPhrase(phrase)).toMatchObject({ status: false, tags: [] })
  expect(reads(), 'nothing is read before its change is settled').toBe(0)
  await push()
  await pull()
  expect(await readKeyPhrase(phrase)).toMatchObject({ status: false, tags: ['theirs'] })
  await pull()
  expect(reads(), 'once').toBe(1)
})

test('stores that change if the local change was accepted after the response and altered nothing', async () => {
  await changeKeyPhrase({ id: phrase, status: false })
  elsewhere({ status: false, tags: ['theirs'] })
  // The change reaches the server after the response was sent.
  server().onTheWay = async (request) => {
    if (request !== 'pull_changes') return
    server().onTheWay = async () => {}
    await push()
  }
  await pull()
  await pull()
  expect(await readKeyPhrase(phrase)).toMatchObject({ status: false, tags: ['theirs'] })
})

test('stores a refetched row too if it was changed here meanwhile', async () => {
  elsewhere({ status: false })
  await pull()
  server().decideOutcome = () => ({ outcome: 'refused', code: 'invalid_change', message: 'no' })
  await changeKeyPhrase({ id: phrase, tags: ['refused'] })
  await push()
  server().decideOutcome = () => ({ outcome: 'applied' })
  for (const { id } of await listParked()) await discardParked(id)
  server().onTheWay = async (request) => {
    if (request === 'read') await changeKeyPhrase({ id: phrase, status: false })
  }
  await pull()
  server().onTheWay = async () => {}
  expect(await readKeyPhrase(phrase)).toMatchObject({ tags: ['refused'] })
  await push()
  await pull()
  expect(await readKeyPhrase(phrase)).toMatchObject({ status: false, tags: [] })
})
