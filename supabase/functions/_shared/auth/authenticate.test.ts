import assert from 'node:assert/strict'
import { parseEnv, platformSchema } from '../env.ts'
import { timedFetch } from '../http/timed-fetch.ts'
import { isFailure, secretKey, siteOrigin, userId, visitorKey } from '../testing/fake-deps.ts'
import { unreachableUrl, withLocalServer } from '../testing/local-server.ts'
import { createUserVerifier } from './authenticate.ts'

const claims = { sub: userId, role: 'authenticated', exp: 4_102_444_800 }

function base64Url(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}

function encode(value: unknown): string {
  return base64Url(new TextEncoder().encode(JSON.stringify(value)))
}

/** Returns a token in the embedded stack's format, with an invalid signature. */
function symmetricToken(changes: Record<string, unknown> = {}): string {
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, ...changes })}.c2lnbmF0dXJl`
}

/** Signs tokens in hosted Supabase's format. */
async function createSigner() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const kid = 'key-1'
  return {
    publicJwk: { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid, alg: 'ES256' },
    sign: async () => {
      const signed = `${encode({ alg: 'ES256', typ: 'JWT', kid })}.${encode(claims)}`
      const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(signed))
      return `${signed}.${base64Url(new Uint8Array(signature))}`
    },
  }
}

function verifier(supabaseUrl: string, timeoutMs = 10_000) {
  const env = parseEnv(platformSchema, {
    SUPABASE_URL: supabaseUrl,
    SITE_URL: siteOrigin,
    SUPABASE_PUBLISHABLE_KEY: visitorKey,
    SUPABASE_SECRET_KEY: secretKey,
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

const malformed: [name: string, authorization: string][] = [
  ['no token', ''],
  ['an empty token', 'Bearer '],
  ['another scheme', `Basic ${symmetricToken()}`],
  ['more than a token', `Bearer ${symmetricToken()} x`],
  ['the publishable key', `Bearer ${visitorKey}`],
  ['the secret key', `Bearer ${secretKey}`],
  ['garbage', 'Bearer not.a.token'],
  ['garbage in token format', 'Bearer e30.e30.e30'],
  ['an expired token', `Bearer ${symmetricToken({ exp: 1_000_000_000 })}`],
]
for (const [name, authorization] of malformed) {
  Deno.test(`user verifier: rejects ${name} without a request`, () =>
    withLocalServer(trusting, async ({ url, requests }) => {
      await assert.rejects(verifier(url)('', authorization), isFailure('unauthorized'))
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

const responses: [name: string, response: () => Response, code: string][] = [
  ['401 bad_jwt', () => json(401, { code: 'bad_jwt', error_code: 'bad_jwt' }), 'unauthorized'],
  ['403', () => json(403, { code: 'user_not_found', error_code: 'user_not_found' }), 'unauthorized'],
  ['500', () => json(500, { msg: 'no' }), 'busy'],
  ['503 with a page', () => new Response('<html>', { status: 503 }), 'busy'],
  ['429', () => json(429, { code: 'over_request_rate_limit', msg: 'slow down' }), 'busy'],
  ['invalid JSON', () => new Response('hello'), 'busy'],
  ['404, because it is elsewhere', () => new Response('Not found', { status: 404 }), 'busy'],
]
for (const [name, response, code] of responses) {
  Deno.test(`user verifier: fails with ${code} if the auth server returns ${name}`, () =>
    withLocalServer(response, async ({ url }) => {
      await assert.rejects(verifier(url)(symmetricToken()), isFailure(code))
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
