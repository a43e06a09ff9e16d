import { expect, test } from 'vitest'
import { type Extent, type ToastEnd, toastEnd } from './toast-place.ts'

// A phone of 844 px: under the header, or above the tabs.
const ends = { top: { top: 64, bottom: 120 }, bottom: { top: 720, bottom: 776 } }
const title = { top: 80, bottom: 110 }

test.each<[what: string, usual: ToastEnd, focused: Extent | null, title: Extent | null, end: ToastEnd]>([
  ['nothing in the way', 'bottom', null, null, 'bottom'],
  ['a field in the middle', 'bottom', { top: 300, bottom: 344 }, title, 'bottom'],
  ['a field under the toasts', 'bottom', { top: 740, bottom: 784 }, null, 'top'],
  ['a field there, and the title at the other end', 'bottom', { top: 740, bottom: 784 }, title, 'top'],
  ['a title under them on a desktop', 'top', null, title, 'bottom'],
  ['a focused field there', 'top', { top: 90, bottom: 134 }, null, 'bottom'],
  ['a focus that is as large as the screen', 'top', { top: 0, bottom: 844 }, null, 'top'],
])('%s', (_, usual, focused, titled, end) => {
  expect(toastEnd({ usual, ends, focused, title: titled })).toBe(end)
})
