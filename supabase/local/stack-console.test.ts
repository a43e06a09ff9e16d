import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { stackConsole } from './stack-console.ts'

function logged(...values: unknown[]): string {
  const log = new PassThrough()
  stackConsole(log).error(...values)
  return String(log.read())
}
const databaseError = (code: string, hint?: string) =>
  Object.assign(new Error('Your plan does not include this search'), { code, hint })

test('a refusal is a line', () => {
  expect(logged(databaseError('PT403', 'plan_required'))).toBe('refused: PT403 plan_required\n')
  expect(logged('Database error:', databaseError('PT402', 'credits_exhausted'))).toBe(
    'refused: PT402 credits_exhausted\n',
  )
})

test('so is one that another error wraps', () => {
  expect(logged(new Error('failed', { cause: databaseError('PT409', 'key_reused') }))).toBe(
    'refused: PT409 key_reused\n',
  )
})

test('a fault is told in full', () => {
  expect(logged(databaseError('23514'))).toMatch(/does not include this search\n +at /)
  expect(logged('anything else')).toBe('anything else\n')
})
