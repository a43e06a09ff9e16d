import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../countries.ts'
import { type CheckGist, gistsOf } from './check-gist.ts'
import { findOwnRanks } from './own-ranks.ts'

const gist = (
  search_term: string,
  day: number,
  accounts: string[],
  country: CountryCode = 'gb',
): CheckGist => ({
  ...{
    name: `${gistsOf(country, search_term)}${day}`,
    check: `check ${day}`,
    keyword_id: null,
    country,
    search_term,
  },
  searched_at: new Date(Date.UTC(2026, 10, day)).toISOString(),
  ...{ accounts, ranks: accounts.map((_, at) => at + 1), top: [], signs: '' },
})
const phrase = (keyword: string, account_name: string | null, country: CountryCode = 'gb') => ({
  ...{ keyword, account_name, country },
})
const ranks = (
  gists: CheckGist[],
  phrases: ReturnType<typeof phrase>[] = [],
  accounts: readonly string[] = ['me'],
) =>
  findOwnRanks(gists, accounts, phrases).map(({ search_term, country, account, rank, check }) =>
    [search_term, country, account, rank, check].join(' '),
  )

describe('worked by hand', () => {
  test('lists phrases that are not tracked, newest first', () => {
    expect(ranks([gist('oat latte', 1, ['a', 'me']), gist('tea', 2, ['me', 'a'])])).toEqual([
      'tea gb me 1 check 2',
      'oat latte gb me 2 check 1',
    ])
  })

  test('uses the newest check of a phrase that found an account, and the best account', () => {
    const gists = [gist('Tea', 1, ['me']), gist(' tea', 3, ['a', 'b', 'mine', 'me']), gist('tea', 4, ['a'])]
    expect(ranks(gists, [], ['me', 'mine'])).toEqual([' tea gb mine 3 check 3'])
  })

  test('omits a phrase if a key phrase follows the account there, whatever its case and spacing', () => {
    const gists = [gist('Oat  Latte', 1, ['me']), gist('oat latte', 2, ['me'], 'de')]
    expect(ranks(gists, [phrase('oat latte', '@Me')])).toEqual(['oat latte de me 1 check 2'])
    expect(ranks(gists, [phrase('oat latte', 'rival'), phrase('oat latte', null)])).toHaveLength(2)
  })
})

test.each<[string, CheckGist[], readonly string[]]>([
  ['no check', [], ['me']],
  ['no own account', [gist('tea', 1, ['me'])], []],
  ['no result of mine', [gist('tea', 1, ['a'])], ['me']],
  ['a check without results', [gist('tea', 1, [])], ['me']],
])('finds nothing in %s', (_, gists, accounts) => {
  expect(ranks(gists, [], accounts)).toEqual([])
})
