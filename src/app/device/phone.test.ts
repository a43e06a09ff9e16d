// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { watchKeyboard } from './phone.ts'

const root = document.documentElement
const shown = () => ({
  isUp: root.hasAttribute('data-keyboard'),
  covered: root.style.getPropertyValue('--keyboard'),
})

class View extends EventTarget {
  width = 390
  height = 750
  offsetTop = 0
  scale = 1

  becomes(change: Partial<Pick<View, 'width' | 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, change)
    this.dispatchEvent(new Event('resize'))
  }
}

let view: View
beforeEach(() => {
  view = new View()
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('innerHeight', 750)
  watchKeyboard()
})

test('reports the covered height on an iPhone, which keeps the page size', () => {
  view.becomes({ height: 410 })
  expect(shown()).toEqual({ isUp: true, covered: '340px' })
  // An iPhone scrolls the page up to show the field, so less of the window is covered.
  view.becomes({ offsetTop: 100 })
  expect(shown()).toEqual({ isUp: true, covered: '240px' })
  view.becomes({ height: 750, offsetTop: 0 })
  expect(shown()).toEqual({ isUp: false, covered: '0px' })
})

test('reports no covered height if the page shrinks', () => {
  vi.stubGlobal('innerHeight', 410)
  view.becomes({ height: 410 })
  expect(shown()).toEqual({ isUp: true, covered: '0px' })
})

test.each([
  ['the browser’s address bar', { height: 660 }],
  ['zooming in', { width: 195, height: 375, scale: 2 }],
  ['turning the phone', { width: 844, height: 340 }],
])('%s is not a keyboard', (_, change) => {
  view.becomes(change)
  expect(shown()).toEqual({ isUp: false, covered: '0px' })
})
