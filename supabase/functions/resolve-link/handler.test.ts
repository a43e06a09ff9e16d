import assert from 'node:assert/strict'
import { hashedAddress } from '../_shared/auth/client-address.ts'
import { fakeDeps, searchRequest, secretKey, userId } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'

const video = 'https://www.tiktok.com/@some.body/video/7301234567890123456'

async function resolve(link: string | null, web: Record<string, string | number> = {}, left = true) {
  const asked: string[] = []
  const query = link === null ? '' : `?${new URLSearchParams({ url: link })}`
  const response = await handle(searchRequest(`/resolve-link${query}`), {
    ...fakeDeps(),
    secretKey,
    call: async (name, { p_bucket, p_address_hash }) => {
      const p_hash = hashedAddress(userId, secretKey)
      assert.deepEqual([name, p_bucket, p_address_hash], ['take_from_address', 'short_link', p_hash])
      return left ? '2026-11-21' : null
    },
    fetch: async (input, init) => {
      assert.equal(init?.redirect, 'manual')
      asked.push(String(input))
      const next = web[String(input)] ?? 200
      if (typeof next === 'number') return new Response('<html>', { status: next })
      return new Response(null, { status: 301, headers: { location: next } })
    },
  })
  return { status: response.status, body: await response.json(), asked }
}

for (const link of [
  'https://vm.tiktok.com/ZMabc/',
  'https://vt.tiktok.com/ZSabc/',
  'https://www.tiktok.com/t/ZTabc/',
]) {
  Deno.test(`resolve link: returns the video of ${link} without the sharer's query`, async () => {
    const { body, asked } = await resolve(link, { [link]: `${video}?_t=8sharer&_r=1#x` })
    assert.deepEqual(body, { url: video })
    assert.deepEqual(asked, [link])
  })
}

Deno.test('resolve link: follows another short link and a relative address to an old mobile page', async () => {
  const { body } = await resolve('https://vm.tiktok.com/a/', {
    'https://vm.tiktok.com/a/': 'https://www.tiktok.com/t/b/',
    'https://www.tiktok.com/t/b/': '/t/c/',
    'https://www.tiktok.com/t/c/': 'https://m.tiktok.com/v/7301.html?u=1',
  })
  assert.deepEqual(body, { url: 'https://m.tiktok.com/v/7301.html' })
})

Deno.test('resolve link: follows at most three redirects', async () => {
  const web = Object.fromEntries(
    [1, 2, 3, 4, 5].map((n) => [`https://vm.tiktok.com/${n}/`, `https://vm.tiktok.com/${n + 1}/`]),
  )
  const { body, asked } = await resolve('https://vm.tiktok.com/1/', web)
  assert.equal(body.error.code, 'invalid_request')
  assert.equal(asked.length, 3)
})

for (const link of [
  null,
  'ZMabc',
  'http://vm.tiktok.com/a/',
  'https://vm.tiktok.com/',
  'https://vm.tiktok.com:8080/a/',
  'https://me:secret@vm.tiktok.com/a/',
  'https://vm.tiktok.com.evil.example/a/',
  'https://evil.example/t/a/',
  'https://evil.example#.tiktok.com/t/a',
  'https://eviltiktok.com/t/a/',
  'https://www.tiktok.com/@some.body',
  `https://vm.tiktok.com/${'a'.repeat(500)}/`,
]) {
  Deno.test(`resolve link: rejects ${String(link).slice(0, 50)} without a request`, async () => {
    const { status, body, asked } = await resolve(link)
    assert.deepEqual([status, body.error.code, asked], [400, 'invalid_request', []])
  })
}

for (const away of [
  'http://www.tiktok.com/@a/video/1',
  'https://169.254.169.254/latest',
  'https://tiktok.com.evil.example/',
  'file:///etc/passwd',
  'https://www.tiktok.com:444/@a',
]) {
  Deno.test(`resolve link: does not follow a redirect to ${away}`, async () => {
    const { status, asked } = await resolve('https://vm.tiktok.com/a/', { 'https://vm.tiktok.com/a/': away })
    assert.equal(status, 400)
    assert.equal(asked.length, 1)
  })
}

for (const [tiktokStatus, status] of [
  [200, 400],
  [404, 400],
  [500, 503],
] as const) {
  Deno.test(`resolve link: returns ${status} for TikTok's ${tiktokStatus}`, async () => {
    const link = 'https://vm.tiktok.com/a/'
    assert.equal((await resolve(link, { [link]: tiktokStatus })).status, status)
  })
}

Deno.test('resolve link: returns 429 at the daily limit, without a request', async () => {
  const link = 'https://vm.tiktok.com/a/'
  const { status, body, asked } = await resolve(link, { [link]: video }, false)
  assert.deepEqual([status, body.error.code, asked], [429, 'too_many_links', []])
})
