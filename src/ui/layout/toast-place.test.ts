import { expect, test } from 'vitest'
import { type Box, type ToastEnd, toastEnd } from './toast-place.ts'

const across = { left: 16, right: 374 }
const at = (top: number, bottom: number): Box => ({ top, bottom, ...across })
// On a 390 x 844 phone, toasts are below the header or above the tabs.
const ends = { top: at(64, 120), bottom: at(720, 776) }
const title = at(80, 110)

test.each<[what: string, preferred: ToastEnd, focused: Box | null, title: Box | null, end: ToastEnd]>([
  ['nothing in the way', 'bottom', null, null, 'bottom'],
  ['a field in the middle', 'bottom', at(300, 344), title, 'bottom'],
  ['a field under the toasts', 'bottom', at(740, 784), null, 'top'],
  ['a field there, and the title at the other end', 'bottom', at(740, 784), title, 'top'],
  ['a title under them', 'top', null, title, 'bottom'],
  ['a title beside them, on a desktop', 'top', null, { ...title, left: -600, right: 0 }, 'top'],
  ['a focused field there', 'top', at(90, 134), null, 'bottom'],
  ['a focus that is as large as the screen', 'top', at(0, 844), null, 'top'],
])('chooses the end of the screen with %s', (_, preferred, focused, titled, end) => {
  expect(toastEnd({ preferred, ends, focused, title: titled, actions: [] })).toBe(end)
})

const place = (actions: Box[], more: { focused?: Box; title?: Box } = {}) =>
  toastEnd({ preferred: 'bottom', ends, focused: null, title: null, ...more, actions })

test('puts toasts away from a button, unless they would then cover the focused field', () => {
  expect(place([at(740, 784)])).toBe('top')
  expect(place([at(740, 784)], { title })).toBe('top')
  expect(place([at(740, 784)], { focused: at(90, 134) })).toBe('bottom')
  expect(place([at(400, 444), at(70, 100)])).toBe('bottom')
  expect(place([at(740, 784), at(70, 100)])).toBe('bottom')
})
