import { expect, test } from 'vitest'
import { responseError } from './response-error.ts'

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
}

test.each([
  // Our SQL raises its own code as the message.
  [422, 'PT422', 'refused', 'unknown_mutation'],
  [400, '23514', 'refused', '23514'],
  [403, '42501', 'refused', '42501'],
  // A deployment can fix the next three errors.
  [404, 'PGRST202', 'server', 'PGRST202'],
  [404, 'PGRST301', 'server', 'PGRST301'],
  [503, 'PGRST002', 'server', 'PGRST002'],
  [401, 'PGRST303', 'unauthorized', 'PGRST303'],
])('%i %s of PostgREST is %s with the code %s', async (status, sqlState, kind, code) => {
  const message = sqlState === 'PT422' ? 'unknown_mutation' : 'its own words'
  const body = { code: sqlState, hint: 'word', message, details: null }
  expect(await responseError(answer(status, body))).toMatchObject({ kind, status, code })
})

const ofFunction = (code: string) => ({ error: { code, message: 'words' } })

test.each([
  [402, 'credits_exhausted', 'refused'],
  [401, 'unauthorized', 'unauthorized'],
  [425, 'in_progress', 'server'],
  [502, 'upstream_empty', 'server'],
] as const)('%i %s of a function is %s', async (status, code, kind) => {
  const error = await responseError(answer(status, ofFunction(code)))
  expect(error).toMatchObject({ kind, status, code, message: 'words' })
})

test('an error of a function includes the time to wait', async () => {
  const error = await responseError(answer(425, ofFunction('in_progress'), { 'retry-after': '5' }))
  expect(error.retryAfterMs).toBe(5_000)
})

test.each([
  ...[200, 403].map((status) => [status, '<html>Log in to the Wi-Fi</html>', 'foreign'] as const),
  ...[408, 425, 429, 500, 520].map((status) => [status, '', 'server'] as const),
  // The response to a wrong public key.
  [401, { message: 'Invalid API key', hint: 'Double check' }, 'unauthorized'] as const,
])('%i with the body %j of another server is %s, not refused', async (status, body, kind) => {
  expect(await responseError(answer(status, body))).toMatchObject({ kind, status, code: undefined })
})
