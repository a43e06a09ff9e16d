import { expect, test } from 'vitest'
import { likelyAccounts, readOwnAccount } from './own-accounts.ts'

test.each([
  ['@Ada', 'ada'],
  [' ada.bakes_1 ', 'ada.bakes_1'],
  ['https://www.tiktok.com/@Ada', 'ada'],
  ['Look: https://www.tiktok.com/@ada/video/7300000000000000000?is_from=web', 'ada'],
])('reads the account in %j', (text, account) => expect(readOwnAccount(text)).toBe(account))

test.each(['', '@', 'Ada Lovelace', 'ada@example.com', 'https://example.com/@ada'])(
  'finds no account in %j',
  (text) => expect(readOwnAccount(text)).toBeNull(),
)

test('offers each tracked account once, except for the declared ones', () => {
  const tracked = ['Ada', '@ada', null, 'grace', 'Joan Clarke'].map((account_name) => ({ account_name }))
  expect(likelyAccounts(tracked, ['grace'])).toEqual(['ada'])
})
