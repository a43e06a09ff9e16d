import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { inRequest } from '../functions/_shared/log/request-scope.ts'
import { stackConsole } from './stack-console.ts'

function logged(...values: unknown[]): Record<string, unknown> {
  const log = new PassThrough()
  stackConsole(log).error(...values)
  const text = String(log.read())
  expect(text.indexOf('\n')).toBe(text.length - 1)
  return JSON.parse(text)
}
const databaseError = (code: string, message = 'violates check constraint') =>
  Object.assign(new Error(message), { code })

test('logs a refusal by its code', () => {
  expect(logged(databaseError('PT403', 'plan_required')).message).toBe('refused: PT403 plan_required')
  expect(logged('Database error:', databaseError('PT402', 'credits_exhausted')).message).toBe(
    'refused: PT402 credits_exhausted',
  )
})

test('logs a wrapped refusal likewise', () => {
  expect(logged(new Error('failed', { cause: databaseError('PT409', 'key_reused') })).message).toBe(
    'refused: PT409 key_reused',
  )
})

test('logs a refused request on a short line without a stack', () => {
  const denied = databaseError('42501', 'permission denied for table profiles')
  expect(logged(denied).message).toBe('refused: 42501 permission denied for table profiles')
  expect(logged(databaseError('42703', 'x'.repeat(9_000))).message).toBe(`42703 ${'x'.repeat(200)}`)
  const missing = "Could not find the table 'public.nowhere' in the schema cache"
  expect(logged(new Error(missing)).message).toBe(missing)
})

test('logs any other error with its code and stack, on one line', () => {
  const hungUp = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  expect(logged(hungUp).message).toMatch(/^EPIPE Error: write EPIPE\n +at /)
  expect(logged('anything else')).toMatchObject({ level: 'error', message: 'anything else', requestId: null })
})

test('logs no value of a row that the database refused', () => {
  const fault = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
    parameters: ['ada@example.com'],
    query: 'insert into …',
  })
  expect(JSON.stringify(logged('Database error:', new Error('failed', { cause: fault })))).not.toContain(
    'ada@',
  )
})

test('logs the request id with every message during a request', () => {
  const { requestId } = inRequest({ requestId: 'an id', place: 'rest' }, () => logged('slow'))
  expect(requestId).toBe('an id')
})
