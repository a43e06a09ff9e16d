import assert from 'node:assert/strict'
import { parseEnv, platformSchema } from '../env.ts'
import { timedFetch } from '../http/timed-fetch.ts'
import { isFailure } from '../testing/is-failure.ts'
import { createSigner, symmetricToken, userId } from '../testing/jwt.ts'
import { unreachableUrl, withLocalServer } from '../testing/local-server.ts'
import { createUserVerifier } from './authenticate.ts'

const publishableKey = 'sb_publishable_test'

function verifier(supabaseUrl: string, timeoutMs = 10_000) {
  const env = parseEnv(platformSchema, {
    SUPABASE_URL: supabaseUrl,
    SITE_URL: 'https://keytrail.test',
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: 'sb_secret_test',
  })
  const verify = createUserVerifier(env, timedFetch(fetch, timeoutMs))
  return (token: string, authorization = `Bearer ${token}`) => verify(new Headers({ authorization }))
}

const json = (status: number, body: unknown) => Response.json(body, { status })

const trusting = () => json(200, { id: userId, email: 'ada@example.test' })

Deno.test('user verifier: verifies a symmetric token with the auth server', () =>
  withLocalServer(trusting, async ({ url, requests }) => {
    assert.equal(await verifier(url)(symmetricToken()), userId)
    assert.deepEqual(requests, ['GET /auth/v1/user'])
  }))

const rejectedLocally: [name: string, token: string][] = [
  ['the publishable key', publishableKey],
  ['the secret key', 'sb_secret_test'],
  ['garbage', 'not.a.token'],
  ['garbage in token format', 'e30.e30.e30'],
  ['an expired token', symmetricToken({ exp: 1_000_000_000 })],
]
for (const [name, token] of rejectedLocally) {
  Deno.test(`user verifier: rejects ${name} without a request`, () =>
    withLocalServer(trusting, async ({ url, requests }) => {
      await assert.rejects(verifier(url)(token), isFailure('unauthorized'))
      assert.deepEqual(requests, [])
    }))
}

const noUsers: [name: string, claims: Record<string, unknown>][] = [
  ['the legacy anon key', { role: 'anon', sub: undefined }],
  ['the legacy service key', { role: 'service_role', sub: undefined }],
  ['a user of another role', { role: 'service_role' }],
  ['a subject that is not a UUID', { sub: 'admin' }],
]
for (const [name, claims] of noUsers) {
  Deno.test(`user verifier: rejects ${name} even with a valid signature`, () =>
    withLocalServer(trusting, async ({ url }) => {
      await assert.rejects(verifier(url)(symmetricToken(claims)), isFailure('unauthorized'))
    }))
}

for (const header of ['', 'Bearer', 'Bearer ', `Basic ${symmetricToken()}`, `Bearer ${symmetricToken()} x`]) {
  Deno.test(`user verifier: finds no token in the header "${header.slice(0, 12)}" (${header.length})`, () =>
    withLocalServer(trusting, async ({ url, requests }) => {
      await assert.rejects(verifier(url)('', header), isFailure('unauthorized'))
      assert.deepEqual(requests, [])
    }))
}

for (const [status, code] of [
  [401, 'bad_jwt'],
  [403, 'session_not_found'],
  [403, 'user_not_found'],
] as const) {
  Deno.test(`user verifier: treats the auth server's ${status} ${code} as unauthorized`, () =>
    withLocalServer(
      () => json(status, { code, error_code: code, msg: 'no' }),
      async ({ url }) => {
        await assert.rejects(verifier(url)(symmetricToken()), isFailure('unauthorized'))
      },
    ))
}

const faults: [name: string, response: () => Response | Promise<Response>][] = [
  ['returns 500', () => json(500, { msg: 'no' })],
  ['returns 503 with a page', () => new Response('<html>', { status: 503 })],
  ['returns 429', () => json(429, { code: 'over_request_rate_limit', msg: 'slow down' })],
  ['returns invalid JSON', () => new Response('hello')],
  ['is not at this address', () => new Response('Not found', { status: 404 })],
]
for (const [name, response] of faults) {
  Deno.test(`user verifier: fails with busy if the auth server ${name}`, () =>
    withLocalServer(response, async ({ url }) => {
      await assert.rejects(verifier(url)(symmetricToken()), isFailure('busy'))
    }))
}

Deno.test('user verifier: fails with busy if the auth server cannot be reached', () =>
  assert.rejects(verifier(unreachableUrl())(symmetricToken()), isFailure('busy')))

Deno.test('user verifier: fails with busy if the auth server hangs', () =>
  withLocalServer(
    () => new Promise(() => undefined),
    async ({ url }) => {
      const printed: unknown[] = []
      const { error } = console
      console.error = (...values: unknown[]) => void printed.push(values)
      try {
        await assert.rejects(verifier(url, 50)(symmetricToken()), isFailure('busy'))
      } finally {
        console.error = error
      }
      assert.deepEqual(printed, [])
    },
  ))

Deno.test('user verifier: verifies asymmetric tokens with the published keys, fetched once', async () => {
  const signer = await createSigner()
  await withLocalServer(
    () => json(200, { keys: [signer.publicJwk] }),
    async ({ url, requests }) => {
      const verify = verifier(url)
      assert.equal(await verify(await signer.sign()), userId)
      assert.equal(await verify(await signer.sign()), userId)
      assert.deepEqual(requests, ['GET /auth/v1/.well-known/jwks.json'])
    },
  )
})

Deno.test('user verifier: rejects an asymmetric token signed with another key', async () => {
  const [signer, stranger] = [await createSigner(), await createSigner()]
  await withLocalServer(
    () => json(200, { keys: [signer.publicJwk] }),
    async ({ url }) => {
      await assert.rejects(verifier(url)(await stranger.sign()), isFailure('unauthorized'))
    },
  )
})

Deno.test('user verifier: fails with busy if the published keys cannot be fetched', async () => {
  const signer = await createSigner()
  await assert.rejects(verifier(unreachableUrl())(await signer.sign()), isFailure('busy'))
})
