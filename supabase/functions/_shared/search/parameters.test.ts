import assert from 'node:assert/strict'
import { isFailure } from '../testing/fake-deps.ts'
import { readCountry, readIdempotencyKey, readPhrase } from './parameters.ts'

const phrase = (query: string) => readPhrase(new URLSearchParams(query), 'keyword')
const country = (query: string) => readCountry(new URLSearchParams(query))
const key = (value?: string) => readIdempotencyKey(new Headers(value ? { 'idempotency-key': value } : {}))

Deno.test('search parameters: normalises phrases and keeps special characters', () => {
  assert.equal(phrase('keyword=%20%20how%20%20to%20'), 'how to')
  assert.equal(phrase('keyword=100%25+%23tag+%40you+a%2Bb'), '100% #tag @you a+b')
  assert.equal(phrase('keyword=%F0%9F%91%A9%E2%80%8D%F0%9F%8D%B3'), '👩‍🍳')
  assert.equal(phrase('keyword=cafe%CC%81'), 'caf\u00E9')
  assert.equal(phrase(`keyword=${'x'.repeat(500)}`).length, 500)
  assert.equal(phrase('keyword=one&utm_source=mail'), 'one')
})

const badPhrases = ['', 'keyword=%20%09', 'keyword=%00', 'keyword=a&keyword=b', `keyword=${'x'.repeat(501)}`]
for (const query of badPhrases) {
  Deno.test(`search parameters: rejects the phrase in "${query.slice(0, 30)}"`, () => {
    assert.throws(() => phrase(query), isFailure('invalid_request'))
  })
}

Deno.test('search parameters: reads the country, gb by default, and rejects unknown ones', () => {
  assert.equal(country(''), 'gb')
  assert.equal(country('country=de'), 'de')
  assert.equal(country('country=FR'), 'fr')
  for (const query of ['country=', 'country=uk', 'country=gb&country=us', 'country=__proto__'])
    assert.throws(() => country(query), isFailure('invalid_request'), query)
})

Deno.test('search parameters: reads the idempotency key as a UUID in lower case', () => {
  assert.equal(key('6F1C8A54-0D6E-4A57-9D4E-2B8F3F0F5A11'), '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11')
  for (const value of [undefined, '6f1c8a54-0d6e', "6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11' or 1=1"])
    assert.throws(() => key(value), isFailure('invalid_request'), value)
})
