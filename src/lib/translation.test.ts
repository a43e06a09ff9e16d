import { afterEach, expect, test } from 'vitest'
import { provideTranslation, sentences } from './translation.ts'

const words = sentences('greetings', { hello: 'Hello', many: (count: number) => `${count} hellos` })
afterEach(() => provideTranslation({}))

test('English stands where it is said', () => {
  expect(words.hello).toBe('Hello')
  expect(words.many(2)).toBe('2 hellos')
})

test('another language takes its place, whole groups at a time', () => {
  provideTranslation({ greetings: { hello: 'Hallo', many: (count: number) => `${count} Hallos` } })
  expect(words.hello).toBe('Hallo')
  expect(words.many(2)).toBe('2 Hallos')
})
