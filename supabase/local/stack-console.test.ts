import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { inRequest } from '../functions/_shared/log/request-scope.ts'
import { openStackLog, stackConsole } from './stack-console.ts'

function logged(...values: unknown[]): Record<string, unknown> {
  const log = new PassThrough()
  stackConsole(log).error(...values)
  const text = String(log.read())
  expect(text.indexOf('\n')).toBe(text.length - 1)
  return JSON.parse(text)
}
const databaseError = (code: string, message = 'violates check constraint') =>
  Object.assign(new Error(message), { code })

const missing = "Could not find the table 'public.nowhere' in the schema cache"
const denied = databaseError('42501', 'permission denied for table profiles')

test.each<[what: string, values: unknown[], message: string]>([
  ['a refusal', [databaseError('PT403', 'plan_required')], 'refused: PT403 plan_required'],
  ['a refusal after a text', ['Error:', databaseError('PT402', 'a_code')], 'refused: PT402 a_code'],
  [
    'a wrapped refusal',
    [new Error('', { cause: databaseError('PT409', 'a_code') })],
    'refused: PT409 a_code',
  ],
  ['a missing permission', [denied], 'refused: 42501 permission denied for table profiles'],
  ['a long message', [databaseError('42703', 'x'.repeat(9_000))], `42703 ${'x'.repeat(200)}`],
  ['a missing table', [new Error(missing)], missing],
])('logs %s on a short line without a stack', (_, values, message) => {
  expect(logged(...values).message).toBe(message)
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

test('keeps five files of 10 MB at most, with the newest line in the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-log-'))
  try {
    const log = openStackLog(folder)
    const megabyte = `${'x'.repeat(1024 * 1024 - 1)}\n`
    for (let written = 0; written < 75; written += 1) if (!log.write(megabyte)) await once(log, 'drain')
    log.end()
    await once(log, 'close')
    const files = readdirSync(folder).sort()
    expect(files).toEqual(['stack.log', 'stack.log.1', 'stack.log.2', 'stack.log.3', 'stack.log.4'])
    const sizes = files.map((file) => statSync(join(folder, file)))
    expect(sizes.map(({ size }) => size / megabyte.length)).toEqual([5, 10, 10, 10, 10])
    expect(new Set(sizes.map(({ mode }) => mode & 0o777))).toEqual(new Set([0o600]))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
