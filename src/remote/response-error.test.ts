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

describe('the answer of PostgREST', () => {
  test('that our SQL gave carries the code that it says', async () => {
    const error = await responseError(answer(422, postgrest('PT422', 'unknown_mutation')))
    expect(error).toMatchObject({ kind: 'refused', status: 422, code: 'unknown_mutation' })
  })

  test('that a constraint gave carries its SQLSTATE, whatever Postgres says or hints at', async () => {
    const error = await responseError(answer(400, postgrest('23514', 'violates check constraint', 'word')))
    expect(error).toMatchObject({ kind: 'refused', code: '23514' })
  })

  test.each([
    [403, '42501'],
    [409, '23505'],
    [400, '22P02'],
    [400, 'P0001'],
  ])('%i %s is about the data', async (status, code) => {
    expect(await responseError(answer(status, postgrest(code)))).toMatchObject({ kind: 'refused', code })
  })

  test.each([
    [404, 'PGRST202'],
    [404, 'PGRST205'],
    [503, 'PGRST002'],
  ])('%i %s is about the server: a deploy can mend it', async (status, code) => {
    expect(await responseError(answer(status, postgrest(code)))).toMatchObject({ kind: 'server', code })
  })

  test('to an expired token is about the token', async () => {
    expect(await responseError(answer(401, postgrest('PGRST303')))).toMatchObject({ kind: 'unauthorized' })
  })
})

describe('the answer of a function', () => {
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

  test('says how long to wait', async () => {
    const error = await responseError(answer(425, body('in_progress'), { 'retry-after': '5' }))
    expect(error.retryAfterMs).toBe(5_000)
  })
})

describe('an answer that is not our server’s', () => {
  test.each([400, 403, 404, 407, 422])('%i with a page is no word of ours, not a refusal', async (status) => {
    const error = await responseError(answer(status, '<html>Log in to the train’s Wi-Fi</html>'))
    expect(error).toMatchObject({ kind: 'foreign', status, code: undefined })
  })

  test.each([408, 425, 429, 500, 502, 503, 504, 520])(
    '%i without a body is a server that cannot now',
    async (status) => {
      expect(await responseError(answer(status, ''))).toMatchObject({ kind: 'server', status })
    },
  )

  test('with a wrong public key is no refusal of the data', async () => {
    const error = await responseError(answer(401, { message: 'Invalid API key', hint: 'Double check' }))
    expect(error.kind).toBe('unauthorized')
  })
})
