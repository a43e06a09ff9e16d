import assert from 'node:assert/strict'
import { Failure } from '../failure.ts'
import { readCapped } from './read-body.ts'

const read = (...chunks: Uint8Array[]) =>
  readCapped(new Response(ReadableStream.from(chunks)), 5, new Failure('upstream_bad_payload'))

Deno.test('read body: decodes a character split between two chunks', async () => {
  const bytes = new TextEncoder().encode('café')
  assert.equal(await read(bytes.slice(0, 4), bytes.slice(4)), 'café')
})

Deno.test('read body: replaces an incomplete character', async () => {
  assert.equal(await read(Uint8Array.of(0x61, 0xc3)), 'a\uFFFD')
})
