import { expect, test } from 'vitest'
import { storedOffers } from './stored-offer.ts'

const now = new Date('2026-11-21T12:00:00Z')
const answer = { id: '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11', searched_at: '2026-11-21T10:00:00Z' }

test('offers the stored results of one phrase', () => {
  expect(storedOffers(1, new Map([[0, answer]]), now)).toEqual({
    text: 'Fetched 2 hours ago. Use it, or search again for 1 credit.',
    use: 'Use it',
    again: 'Search again for 1 credit',
  })
})

test('offers the stored results of a batch', () => {
  const nine = new Map(Array.from({ length: 9 }, (_, n) => [n, answer] as const))
  expect(storedOffers(12, nine, now)).toEqual({
    text: '9 of 12 phrases were fetched in the last 24 hours. Use them (3 credits) or fetch all again (12 credits).',
    use: 'Use them (3 credits)',
    again: 'Fetch all again (12 credits)',
  })
})
