import { afterEach, expect, test } from 'vitest'
import { allSentences, provideTranslation, sentences } from './translation.ts'

const words = sentences('greetings', { hello: 'Hello', many: (count: number) => `${count} hellos` })
afterEach(() => provideTranslation({}))

test('a page’s own texts show at once, and the rest once later code asks for it', async () => {
  provideTranslation({ greetings: { hello: 'Hallo' } }, async () =>
    provideTranslation({ greetings: { hello: 'Hallo', many: (count: number) => `${count} Hallos` } }),
  )
  expect([words.hello, words.many(2)]).toEqual(['Hallo', '2 hellos'])
  await allSentences()
  expect(words.many(2)).toBe('2 Hallos')
})

test('a language that cannot be completed blocks nothing', async () => {
  provideTranslation({ greetings: { hello: 'Hallo' } }, () => Promise.reject(new Error('offline')))
  await allSentences()
  expect([words.hello, words.many(2)]).toEqual(['Hallo', '2 hellos'])
})
