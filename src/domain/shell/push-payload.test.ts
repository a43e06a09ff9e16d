import { expect, test } from 'vitest'
import { readPushPayload } from './push-payload.ts'

const origin = 'https://keytrail.test'
const sent = { title: '2 alerts', body: 'matcha: …', url: '/key-phrase/1', count: 2 }

test('reads a valid payload', () => {
  expect(readPushPayload(JSON.stringify(sent), origin)).toEqual(sent)
})

test.each([undefined, '', 'null', '[]', '{"title":1}', 'not json'])(
  'returns a default message for %s',
  (text) => {
    expect(readPushPayload(text, origin)).toMatchObject({ title: 'Keytrail', url: '/alerts' })
  },
)

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/auth/v1/logout', 7])(
  'never links to %s',
  (url) => {
    expect(readPushPayload(JSON.stringify({ ...sent, url }), origin).url).toBe('/alerts')
  },
)
