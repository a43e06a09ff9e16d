import assert from 'node:assert/strict'
import { Failure } from '../failure.ts'
import { readCapped } from './read-body.ts'

const read = (body: Response) => readCapped(body, 5, new Failure('upstream_bad_payload'))

const inChunks = (...chunks: Uint8Array[]) => new Response(ReadableStream.from(chunks))

Deno.test('read body: decodes a character split between two chunks', async () => {
  const bytes = new TextEncoder().encode('café')
  assert.equal(await read(inChunks(bytes.slice(0, 4), bytes.slice(4))), 'café')
})

Deno.test('read body: replaces incomplete and invalid characters', async () => {
  assert.equal(await read(inChunks(Uint8Array.of(0x61, 0xc3))), 'a\uFFFD')
  assert.equal(await read(inChunks(Uint8Array.of(0xff, 0x61))), '\uFFFDa')
})
