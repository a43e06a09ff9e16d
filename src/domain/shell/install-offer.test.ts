import { expect, test } from 'vitest'
import { readVisits, withVisit } from './install-offer.ts'

function offers(...minutes: number[]): boolean[] {
  let kept: string | null = null
  return minutes.map((at) => {
    const { visits, isDue } = withVisit(readVisits(kept), at * 60_000)
    kept = JSON.stringify(visits)
    return isDue
  })
}

test.each<[string, number[], boolean[]]>([
  ['makes no offer on the first visit or a reload', [1_000, 1_010, 1_039], [false, false, false]],
  ['makes the offer half an hour later', [1_000, 1_030], [false, true]],
  ['makes the offer only once', [1_000, 2_500, 2_501, 5_000], [false, true, false, false]],
])('%s', (_, minutes, expected) => {
  expect(offers(...minutes)).toEqual(expected)
})

test.each([null, '', '{', '[]', '{"count":"2","at":0}', '{"count":2}'])('reads no visit from %s', (text) => {
  expect(readVisits(text)).toEqual({ count: 0, at: 0, offered: false })
})
