import assert from 'node:assert/strict'
import { upstreamResponse } from '../../../../tests/doubles/upstream.ts'
import { nativeEntry, nativePage, nativeVideo } from '../../../../tests/support/providers/native-video.ts'
import { isFailure } from '../testing/fake-deps.ts'
import { readPageCursor, writePageCursor } from './page-cursor.ts'
import { nativeNext, readVideoPage } from './video-page.ts'

const page = (body: unknown, asked: Parameters<typeof readVideoPage>[1] = null, isSample = false) =>
  readVideoPage(upstreamResponse(body, isSample), asked, nativeNext)
const entries = (...ids: string[]) => ids.map((id) => nativeEntry(nativeVideo(id)))

const containers: [name: string, body: unknown][] = [
  ['data', nativePage(entries('1'))],
  ['data of data', { code: 200, data: nativePage(entries('1')) }],
  ['data of data of data', { data: { data: { data: entries('1') } } }],
  ['item_list', { status_code: 0, item_list: [nativeVideo('1')] }],
  ['itemList', { itemList: [nativeVideo('1')] }],
  ['search_item_list', { data: { search_item_list: entries('1') } }],
  ['data.videos', { data: { videos: [nativeVideo('1')] } }],
  ['items', { items: [nativeVideo('1')] }],
]
for (const [name, body] of containers) {
  Deno.test(`video page: finds videos in ${name}`, () => assert.equal(page(body).videos.length, 1))
}

const nexts: [name: string, changes: Record<string, unknown>, next: string | null][] = [
  ['has_more 1', { has_more: 1, cursor: 12 }, '12'],
  ['has_more true and a cursor as text', { has_more: true, cursor: '12' }, '12'],
  ['has_more as text', { has_more: '1', cursor: 12 }, '12'],
  ['has_more 0 with a cursor', { has_more: 0, cursor: 12 }, null],
  ['has_more "0"', { has_more: '0', cursor: 12 }, null],
  ['has_more without a cursor', { has_more: 1, cursor: undefined }, null],
  ['the cursor of the request', { has_more: 1, cursor: 24 }, null],
  ['a cursor that is not text', { has_more: 1, cursor: {} }, null],
  ['an invalid cursor', { has_more: 1, cursor: 'a b' }, null],
  ['an overlong cursor', { has_more: 1, cursor: 'x'.repeat(301) }, null],
]
for (const [name, changes, next] of nexts) {
  Deno.test(`video page: returns the next cursor ${next} for ${name}`, () => {
    const { nextCursor } = page(nativePage(entries('1'), changes), { cursor: '24', search_id: 'first' })
    assert.deepEqual(nextCursor && readPageCursor(nextCursor), next && { cursor: next, search_id: 'first' })
  })
}

Deno.test('video page: treats a page without videos as the last', () => {
  assert.equal(page(nativePage([], { has_more: 1, cursor: 12 })).nextCursor, null)
  assert.equal(page(nativePage([null, { type: 4 }], { has_more: 1, cursor: 12 })).nextCursor, null)
})

Deno.test('video page: returns the search id and the source of the first page', () => {
  const found = page(nativePage(entries('1'), { has_more: 1 }), null, true)
  assert.equal(found.source, 'sample')
  assert.equal(found.logId, 'log-1')
  assert.deepEqual(readPageCursor(found.nextCursor ?? ''), { cursor: '12', search_id: 'log-1' })
})

Deno.test('page cursor: writes text for an address and reads it again', () => {
  for (const cursor of [
    { cursor: '12', search_id: null },
    { cursor: '~'.repeat(300), search_id: 'A-_9'.repeat(25) },
    { cursor: '"\\?&#%', search_id: 'x' },
  ]) {
    const text = writePageCursor(cursor) ?? ''
    assert.match(text, /^[\w-]{1,800}$/)
    assert.deepEqual(readPageCursor(text), cursor)
  }
})

const encoded = (value: unknown) => btoa(JSON.stringify(value))
for (const text of [
  'x',
  encoded(null),
  encoded({ cursor: 12, search_id: null }),
  encoded({ cursor: '', search_id: null }),
  encoded({ cursor: '1', search_id: 'a b' }),
  encoded({ cursor: '1' }),
  encoded({ cursor: '1', search_id: null, more: 1 }),
  encoded({ cursor: '1', search_id: null }).padEnd(801, '='),
]) {
  Deno.test(`page cursor: rejects ${JSON.stringify(text.slice(0, 40))}`, () => {
    assert.throws(() => readPageCursor(text), isFailure('invalid_request'))
  })
}
