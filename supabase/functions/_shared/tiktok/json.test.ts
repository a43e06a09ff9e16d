import assert from 'node:assert/strict'
import { at, parseJson } from './json.ts'

Deno.test('json: returns integers beyond 2^53 as strings with every digit', () => {
  const text =
    '{"id":7301234567890123456,"below":-7301234567890123457,"safe":9007199254740991,"next":9007199254740993}'
  assert.deepEqual(parseJson(text), {
    id: '7301234567890123456',
    below: '-7301234567890123457',
    safe: 9007199254740991,
    next: '9007199254740993',
  })
})

Deno.test('json: returns other values like JSON.parse', () => {
  const text =
    '{"text":"7301234567890123456 7301234567890123456","rate":0.5,"big":1e30,"list":[null,true,[],{}]}'
  assert.deepEqual(parseJson(text), JSON.parse(text))
})

for (const text of ['', '{', '{"a":1', 'undefined', '<html>', '['.repeat(200_000)]) {
  Deno.test(`json: throws on ${text.slice(0, 10)} (${text.length})`, () => {
    assert.throws(() => parseJson(text))
  })
}

Deno.test('json: returns the value at a path, or undefined', () => {
  const value = { a: { b: [null, 'c'] } }
  assert.equal(at(value, 'a', 'b', '1'), 'c')
  assert.equal(at(value), value)
  for (const path of ['x', 'a.b.0.x', 'a.b.1.length', 'constructor', '__proto__'])
    assert.equal(at(value, ...path.split('.')), undefined, path)
  assert.equal(at(null, 'a'), undefined)
})
