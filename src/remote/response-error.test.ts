import { describe, expect, test } from 'vitest'
import { responseError } from './response-error.ts'

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
}

const postgrest = (code: string, message = 'its own words', hint: string | null = null) => ({
  code,
  hint,
  message,
  details: null,
})

describe('a PostgREST error', () => {
  test('raised by our SQL has its code', async () => {
    const error = await responseError(answer(422, postgrest('PT422', 'unknown_mutation')))
    expect(error).toMatchObject({ kind: 'refused', status: 422, code: 'unknown_mutation' })
  })

  test('of a constraint has its SQLSTATE, regardless of message and hint', async () => {
    const error = await responseError(answer(400, postgrest('23514', 'violates check constraint', 'word')))
    expect(error).toMatchObject({ kind: 'refused', code: '23514' })
  })

  test.each([
    [403, '42501'],
    [409, '23505'],
    [400, '22P02'],
    [400, 'P0001'],
  ])('%i %s is refused', async (status, code) => {
    expect(await responseError(answer(status, postgrest(code)))).toMatchObject({ kind: 'refused', code })
  })

  test.each([
    [404, 'PGRST202'],
    [404, 'PGRST205'],
    [503, 'PGRST002'],
  ])('%i %s is a server error, which a deploy can fix', async (status, code) => {
    expect(await responseError(answer(status, postgrest(code)))).toMatchObject({ kind: 'server', code })
  })

  test('for an expired token is unauthorized', async () => {
    expect(await responseError(answer(401, postgrest('PGRST303')))).toMatchObject({ kind: 'unauthorized' })
  })
})

describe('a function error', () => {
  const body = (code: string) => ({ error: { code, message: 'words' } })

  test.each([
    [402, 'credits_exhausted', 'refused'],
    [403, 'plan_required', 'refused'],
    [409, 'key_reused', 'refused'],
    [401, 'unauthorized', 'unauthorized'],
    [425, 'in_progress', 'server'],
    [429, 'upstream_rate_limited', 'server'],
    [502, 'upstream_empty', 'server'],
  ] as const)('%i %s is %s', async (status, code, kind) => {
    expect(await responseError(answer(status, body(code)))).toMatchObject({
      kind,
      status,
      code,
      message: 'words',
    })
  })

  test('has the time to wait', async () => {
    const error = await responseError(answer(425, body('in_progress'), { 'retry-after': '5' }))
    expect(error.retryAfterMs).toBe(5_000)
  })
})

describe('an error that is not from our server', () => {
  test.each([400, 403, 404, 407, 422])('%i with an HTML page is foreign, not refused', async (status) => {
    const error = await responseError(answer(status, '<html>Log in to the train’s Wi-Fi</html>'))
    expect(error).toMatchObject({ kind: 'foreign', status, code: undefined })
  })

  test.each([408, 425, 429, 500, 502, 503, 504, 520])(
    '%i without a body is a server error',
    async (status) => {
      expect(await responseError(answer(status, ''))).toMatchObject({ kind: 'server', status })
    },
  )

  test('for a wrong public key is unauthorized, not refused', async () => {
    const error = await responseError(answer(401, { message: 'Invalid API key', hint: 'Double check' }))
    expect(error.kind).toBe('unauthorized')
  })
})
