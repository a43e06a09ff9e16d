import { expect, test } from 'vitest'
import { providerEnvironment, readSettings } from './settings.ts'

test('an empty environment starts the stack on its defaults', () => {
  expect(readSettings({ PORT: '', TIKAPI_URL: '' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' })
})

test('every malformed variable is named', () => {
  expect(() => readSettings({ PORT: '0', TIKHUB_URL: 'nowhere', TIKTOK_VIDEOS: 'x' })).toThrow(
    /PORT.*TIKHUB_URL|TIKHUB_URL.*PORT/,
  )
})

test('an unset provider is the sample upstream, one that is set is used', () => {
  const settings = readSettings({
    TIKAPI_URL: 'http://127.0.0.1:9/x',
    TIKAPI_KEY: 'k',
    TIKTOK_SUGGESTIONS: 'tikapi',
  })
  expect(providerEnvironment(settings, 'http://127.0.0.1:3000')).toEqual({
    TIKTOK_SUGGESTIONS: 'tikapi',
    TIKAPI_URL: 'http://127.0.0.1:9/x',
    TIKAPI_KEY: 'k',
    TIKHUB_URL: 'http://127.0.0.1:3000/sandbox/tiktok/tikhub',
    TIKHUB_KEY: 'sample',
    RAPIDAPI_TIKTOK_URL: 'http://127.0.0.1:3000/sandbox/tiktok/rapidapi',
    RAPIDAPI_KEY: 'sample',
  })
})
