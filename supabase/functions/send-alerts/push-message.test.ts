import assert from 'node:assert/strict'
import { type Bundle, pushMessage } from './push-message.ts'

const alert = {
  id: 'a',
  keyword_id: '11111111-1111-4111-8111-111111111111',
  keyword: 'matcha',
  kind: 'lost',
  threshold: null,
  position: null,
  previous_position: 4,
  results: 36,
} as const

function message(alerts: Bundle['alerts'], unread = 7) {
  return JSON.parse(pushMessage({ alerts, unread, subscriptions: [] }))
}

Deno.test('push message: links one alert to its key phrase', () => {
  const { title, body, url, count } = message([alert])
  assert.equal(title, '1 alert')
  assert.match(body, /^matcha: .*36.*4/)
  assert.equal(url, `/key-phrase/${alert.keyword_id}`)
  assert.equal(count, 7)
})

Deno.test('push message: an unwelcome suggestion opens the alerts', () => {
  const { body, url } = message([{ ...alert, keyword_id: null, keyword: 'acme scam', kind: 'brand_word' }])
  assert.equal(body, 'acme scam: TikTok now suggests this next to your name.')
  assert.equal(url, '/alerts')
})

Deno.test('push message: links alerts of several key phrases to the inbox', () => {
  const { title, body, url } = message([alert, { ...alert, keyword_id: 'other', keyword: 'hojicha' }])
  assert.deepEqual([title, url], ['2 alerts', '/alerts'])
  assert.equal(body.split('\n').length, 2)
})

Deno.test('push message: fits into a push at maximum length', () => {
  const long = { ...alert, keyword: '👩‍🚀'.repeat(200) }
  const alerts = Array.from({ length: 500 }, (_, n) => ({ ...long, keyword_id: `${n}` }))
  assert.match(message(alerts).body, /And 496 more\.$/)
  assert.ok(new TextEncoder().encode(pushMessage({ alerts, unread: 500, subscriptions: [] })).length < 3000)
})
