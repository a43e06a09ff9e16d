import assert from 'node:assert/strict'
import { isFailure } from '../testing/is-failure.ts'
import { readCappedText } from './capped-text.ts'

const inChunks = (...chunks: Uint8Array[]) => new Response(ReadableStream.from(chunks))

Deno.test('capped text: a letter that two chunks share stays whole', async () => {
  const bytes = new TextEncoder().encode('café')
  assert.equal(await readCappedText(inChunks(bytes.slice(0, 4), bytes.slice(4)), 5), 'café')
})

Deno.test('capped text: letters that were cut off or never were are shown as such', async () => {
  assert.equal(await readCappedText(inChunks(Uint8Array.of(0x61, 0xc3)), 5), 'a\uFFFD')
  assert.equal(await readCappedText(inChunks(Uint8Array.of(0xff, 0x61)), 5), '\uFFFDa')
})

Deno.test('capped text: no body is an empty text', async () => {
  assert.equal(await readCappedText(new Response(null), 5), '')
})

Deno.test('capped text: the limit counts bytes of all chunks, and reading stops there', async () => {
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
