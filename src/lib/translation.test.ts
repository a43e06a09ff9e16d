import { afterEach, expect, test } from 'vitest'
import { provideTranslation, sentences } from './translation.ts'

const words = sentences('greetings', { hello: 'Hello', many: (count: number) => `${count} hellos` })
afterEach(() => provideTranslation({}))

test('returns English by default', () => {
  expect(words.hello).toBe('Hello')
  expect(words.many(2)).toBe('2 hellos')
})

test('returns another language once its groups are provided', () => {
  provideTranslation({ greetings: { hello: 'Hallo', many: (count: number) => `${count} Hallos` } })
  expect(words.hello).toBe('Hallo')
  expect(words.many(2)).toBe('2 Hallos')
})
