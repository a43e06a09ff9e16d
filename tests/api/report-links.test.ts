import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { repetitions } from '../support/project/long-run.ts'
import { call, makeAccount } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { changeElsewhere, serverRows } from '../support/stack/tracking.ts'

const stack = ownStack()

const newKey = () => randomBytes(32).toString('base64url')

function report(title: string, key: string) {
  const phrase = { keyword: 'oat latte', country: 'gb', account: 'ada', standing: null, points: null }
  return {
    ...{ id: crypto.randomUUID(), title, days: 7, key_hash: createHash('sha256').update(key).digest('hex') },
    content: {
      ...{ language: 'en', title, to: '2026-11-22', days: 7, sample: false, summary: null },
      phrases: [{ ...phrase, ranking: null, notes: null }],
    },
  }
}

const guesses = repetitions(200, 2_000)

test(`${guesses} guesses find nothing; the link itself shows its report alone`, async () => {
  const account = await makeAccount(stack, { level: 'pro' })
  const other = await makeAccount(stack, { level: 'free' })
  const keys = [newKey(), newKey()] as const
  for (const [n, owner] of [account, other].entries())
    expect(
      (await changeElsewhere(stack, owner, 'publish_report', report(`Report ${n}`, keys[n] ?? ''))).status,
    ).toBe(200)
  const read = (key: string) => call(stack, 'GET', `/functions/v1/report?key=${encodeURIComponent(key)}`)

  // Half of the guesses differ from a real key in only one character.
  const tried = Array.from({ length: guesses }, (_, n) => {
    const near = [...keys[0]]
    near[n % 42] = near[n % 42] === 'a' ? 'b' : 'a'
    return n % 2 === 0 ? newKey() : near.join('')
  })
  for (let start = 0; start < tried.length; start += 40) {
    const found = await Promise.all(tried.slice(start, start + 40).map(read))
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set([404]))
  }
  for (const owner of [account, other])
    expect(await serverRows(stack, owner, 'report_links')).toMatchObject([{ reads: 0 }])

  for (const [n, key] of keys.entries()) {
    const { status, body } = await read(key)
    expect(status).toBe(200)
    expect(body).toContain(`Report ${n}`)
    expect(body).not.toContain(`Report ${1 - n}`)
  }
})
