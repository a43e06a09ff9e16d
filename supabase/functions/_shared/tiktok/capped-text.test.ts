import assert from 'node:assert/strict'
import { isFailure } from '../testing/is-failure.ts'
import { readCappedText } from './upstream-get.ts'

const inChunks = (...chunks: Uint8Array[]) => new Response(ReadableStream.from(chunks))

Deno.test('capped text: decodes a character split between two chunks', async () => {
  const bytes = new TextEncoder().encode('café')
  assert.equal(await readCappedText(inChunks(bytes.slice(0, 4), bytes.slice(4)), 5), 'café')
})

Deno.test('capped text: replaces incomplete and invalid characters', async () => {
  assert.equal(await readCappedText(inChunks(Uint8Array.of(0x61, 0xc3)), 5), 'a\uFFFD')
  assert.equal(await readCappedText(inChunks(Uint8Array.of(0xff, 0x61)), 5), '\uFFFDa')
})

Deno.test('capped text: returns an empty text for no body', async () => {
  assert.equal(await readCappedText(new Response(null), 5), '')
})

Deno.test('capped text: stops reading when all chunks exceed the limit', async () => {
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.enqueue(new Uint8Array(2)),
    cancel: () => {
      cancelled = true
    },
  })
  await assert.rejects(readCappedText(new Response(endless), 5), isFailure('upstream_bad_payload'))
  assert.ok(cancelled)
})
