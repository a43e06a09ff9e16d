import { readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sharedStack } from '../support/stack/shared-stack.ts'

const dist = join(import.meta.dirname, '../../dist')

const stack = sharedStack()

interface Sent {
  status: number
  headers: NodeJS.Dict<string | string[]>
  bytes: Buffer
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  return new Promise((resolve, reject) => {
    request(stack.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
      .once('error', reject)
      .end()
  })
}

function readable({ headers, bytes }: Sent): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

describe('built files', () => {
  const script = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .toSorted((a, b) => statSync(join(dist, 'assets', b)).size - statSync(join(dist, 'assets', a)).size)[0]
  const path = `/assets/${script}`
  const fileSize = (name: string) => statSync(join(dist, 'assets', name)).size

  test.each([
    ['gzip, deflate, br', 'br', `${script}.br`],
    ['gzip, deflate', 'gzip', `${script}.gz`],
  ])('for %s are sent as the build compressed them', async (accepted, encoding, file) => {
    const answer = await ask(path, { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/)
    expect(answer.headers.vary).toMatch(/\baccept-encoding\b/i)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.bytes.length).toBe(fileSize(file))
    const plain = await ask(path)
    expect(plain.headers.vary).toMatch(/\baccept-encoding\b/i)
    expect(plain.bytes.length).toBe(fileSize(String(script)))
    expect(readable(answer)).toBe(readable(plain))
  })

  test('are revalidated by their ETag', async () => {
    const headers = { 'accept-encoding': 'br' }
    const tag = String((await ask(path, headers)).headers.etag)
    const again = await ask(path, { ...headers, 'if-none-match': tag })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag])
    expect((await ask(path, { ...headers, 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('support range and HEAD requests', async () => {
    const part = await ask(path, { 'accept-encoding': 'br', range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers['content-encoding']).toBeUndefined()
    expect(part.headers['content-range']).toBe(`bytes 10-19/${fileSize(String(script))}`)
    expect(part.bytes.toString()).toBe(readable(await ask(path)).slice(10, 20))
    const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    expect(head.headers['content-encoding']).toBe('br')
    expect(head.headers['content-length']).toBe(String(fileSize(`${script}.br`)))
  })
})

test.each(['/', '/faq', '/dashboard', '/service-worker.js', '/sitemap.xml'])(
  '%s is compressed, has an ETag, and is not resent while unchanged',
  async (path) => {
    const accepted = { 'accept-encoding': 'gzip, deflate, br' }
    const first = await ask(path, accepted)
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers['cache-control']).toBe('no-cache')
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\/"\w+"$/)
    const again = await ask(path, { ...accepted, 'if-none-match': tag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    // The browser replaces its stored headers with those of the 304.
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'x-frame-options'])
      expect(again.headers[name], name).toBe(first.headers[name])
    expect((await ask(path, { ...accepted, 'if-none-match': 'W/"0"' })).bytes).toEqual(first.bytes)
  },
)
