// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const form =
  '<input name="phrase"><input name="phrase"><input name="secret" type="password"><textarea name="note"></textarea>'
const field = (nth: number) => [...document.querySelectorAll<HTMLInputElement>('input, textarea')][nth]
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)

/** Loads the page: its script runs anew, and its fields come a moment later. */
async function load(address: string) {
  history.replaceState(null, '', address)
  document.body.innerHTML = ''
  vi.resetModules()
  const { watchScreen, isComingBack } = await import('./kept-screen.ts')
  watchScreen()
  const coming = isComingBack('note')
  document.body.innerHTML = form
  await new Promise((resolve) => setTimeout(resolve))
  return coming
}

function type(nth: number, text: string): void {
  const target = field(nth)
  if (!target) throw new Error(`no field ${nth}`)
  target.value = text
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

function hide(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const scrolled = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', scrolled.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed into a page that was thrown away comes back, passwords excepted', async () => {
  await load('/search?q=a')
  type(1, 'the second')
  type(2, 'a password')
  type(3, 'a note')
  hide('hidden')
  expect(sessionStorage.getItem('keytrail-screen')).not.toContain('a password')
  expect(await load('/search?q=a')).toBe(true)
  expect(values()).toEqual(['', 'the second', '', 'a note'])
  // And again, as it counts as typed.
  hide('hidden')
  await load('/search?q=a')
  expect(values()).toEqual(['', 'the second', '', 'a note'])
})

test('a form of a prerendered page has its text back once the page hears of what is typed', async () => {
  await load('/contact')
  type(3, 'a message')
  hide('hidden')
  history.replaceState(null, '', '/contact')
  document.body.innerHTML = `<fieldset disabled>${form}</fieldset>`
  vi.resetModules()
  ;(await import('./kept-screen.ts')).watchScreen()
  expect(values().join('')).toBe('')
  document.querySelector('fieldset')?.removeAttribute('disabled')
  await new Promise((resolve) => setTimeout(resolve))
  expect(values()).toEqual(['', '', '', 'a message'])
})

test('not on another screen, and not later', async () => {
  await load('/search')
  type(0, 'half a thought')
  hide('hidden')
  expect(await load('/account')).toBe(false)
  expect(values().join('')).toBe('')
  await load('/search')
  expect(values().join('')).toBe('')
})

test('not where somebody comes to the same screen by a link', async () => {
  await load('/search')
  type(0, 'half a thought')
  dispatchEvent(new Event('pagehide'))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never])
  expect(await load('/search')).toBe(false)
  expect(values().join('')).toBe('')
})

test('a page that is looked at again leaves nothing behind', async () => {
  await load('/search')
  type(0, 'half a thought')
  hide('hidden')
  hide('visible')
  expect(sessionStorage.length).toBe(0)
})

test('whoever has begun to do something is not disturbed', async () => {
  await load('/search')
  type(0, 'half a thought')
  hide('hidden')
  history.replaceState(null, '', '/search')
  document.body.innerHTML = ''
  vi.resetModules()
  ;(await import('./kept-screen.ts')).watchScreen()
  dispatchEvent(new Event('keydown'))
  document.body.innerHTML = form
  await new Promise((resolve) => setTimeout(resolve))
  expect(values().join('')).toBe('')
})

test('the page is scrolled to where it was once it is high enough', async () => {
  await load('/rank-tracking')
  vi.stubGlobal('scrollY', 1_200)
  hide('hidden')
  vi.stubGlobal('scrollY', 0)
  await load('/rank-tracking')
  expect(scrolled).not.toHaveBeenCalled()
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_200 + innerHeight)
  document.body.append('more')
  await new Promise((resolve) => setTimeout(resolve))
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 1_200, behavior: 'instant' })
})
