import assert from 'node:assert/strict'
import { Failure } from '../failure.ts'
import { readCapped } from './read-body.ts'

Deno.test('read body: decodes a character split between two chunks', async () => {
  const bytes = new TextEncoder().encode('café')
  const body = new Response(ReadableStream.from([bytes.slice(0, 4), bytes.slice(4)]))
  assert.equal(await readCapped(body, 5, new Failure('upstream_bad_payload')), 'café')
})
