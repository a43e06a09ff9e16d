import { expect, test } from 'vitest'
import { formatDateTimes } from './distinct-times.ts'

test('shows seconds only if two times would look the same', () => {
  const at = (time: string) => `2026-11-23T${time}.000Z`
  expect(formatDateTimes([at('20:06:10'), at('20:07:10')])).toEqual([
    '23 Nov 2026, 20:06',
    '23 Nov 2026, 20:07',
  ])
  expect(formatDateTimes([at('20:06:10'), at('20:06:50')])).toEqual([
    '23 Nov 2026, 20:06:10',
    '23 Nov 2026, 20:06:50',
  ])
})
