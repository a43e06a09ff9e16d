// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetScreens } from './screen-store.ts'

const form =
  '<input name="phrase"><input name="phrase"><input name="secret" type="password"><textarea name="note"></textarea>'
const field = (nth: number) => [...document.querySelectorAll<HTMLInputElement>('input, textarea')][nth]
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)

const visit = (address: string) => history.replaceState(null, '', address)

async function load(act = () => {}) {
  document.body.innerHTML = ''
  vi.resetModules()
  const { watchScreen, isComingBack } = await import('./kept-screen.ts')
  watchScreen()
  const coming = isComingBack('note')
  await vi.dynamicImportSettled()
  act()
  document.body.innerHTML = form
  await new Promise((resolve) => setTimeout(resolve))
  return coming
}

const type = (nth: number, value: string) =>
  fireEvent.input(field(nth) as HTMLInputElement, { target: { value } })

function hide(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

async function leaveSearch(): Promise<void> {
  visit('/search')
  await load()
  type(0, 'half a thought')
  hide('hidden')
}

const scrolled = vi.fn()
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', scrolled)
})
test('restores text typed into a discarded page, except passwords', async () => {
  visit('/search?q=a')
  await load()
  type(1, 'the second')
  type(2, 'a password')
  type(3, 'a note')
  hide('hidden')
  expect(JSON.stringify({ ...localStorage })).not.toContain('a password')
  expect(await load()).toBe(true)
  expect(values()).toEqual(['', 'the second', '', 'a note'])
  hide('hidden')
  await load()
  expect(values()).toEqual(['', 'the second', '', 'a note'])
})

test('restores text on its own screen only', async () => {
  await leaveSearch()
  visit('/account')
  expect(await load()).toBe(false)
  expect(values().join('')).toBe('')
  visit('/search')
  await load()
  expect(values()[0]).toBe('half a thought')
})

test('restores a page after going back, not after following a link', async () => {
  const navigation = vi.spyOn(performance, 'getEntriesByType')
  for (const [type_, expected] of [
    ['navigate', ''],
    ['back_forward', 'half a thought'],
  ] as const) {
    navigation.mockReturnValue([])
    visit('/search')
    await load()
    type(0, 'half a thought')
    dispatchEvent(new Event('pagehide'))
    hide('hidden')
    navigation.mockReturnValue([{ type: type_ } as never])
    await load()
    expect(values().join('')).toBe(expected)
    dispatchEvent(new Event('pageshow'))
  }
})

test('restores a page that was killed during typing', async () => {
  visit('/search')
  await load()
  vi.useFakeTimers()
  type(0, 'half a thought')
  vi.runAllTimers()
  vi.useRealTimers()
  await load()
  expect(values()[0]).toBe('half a thought')
})

test('restores a killed page although WebKit reports a followed link', async () => {
  await leaveSearch()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never])
  await load()
  expect(values()).toEqual(['half a thought', '', '', ''])
})

test.for([
  ['a day later', () => vi.setSystemTime(Date.now() + 25 * 3_600_000)],
  ['after its user has been signed out', forgetScreens],
  ['after a navigation within the app', () => dispatchEvent(new Event('pushState'))],
  ['after the page was shown again', () => hide('visible')],
] as const)('restores nothing %s', async ([, pass]) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await leaveSearch()
  pass()
  await load()
  expect(values().join('')).toBe('')
})

test('ignores a damaged record and starts', async () => {
  visit('/search')
  for (const damaged of [{}, { fields: 'x' }, { fields: [{}] }]) {
    localStorage['keytrail-screens'] = JSON.stringify([
      { address: '/search', scroll: 0, isLeft: false, page: 0, at: Date.now(), ...damaged },
    ])
    expect(await load()).toBe(false)
    expect(values().join('')).toBe('')
  }
})

test('restores nothing after the user has begun to do something', async () => {
  await leaveSearch()
  await load(() => dispatchEvent(new Event('keydown')))
  expect(values().join('')).toBe('')
})

test('restores the scroll position once the page is high enough', async () => {
  visit('/rank-tracking')
  await load()
  vi.stubGlobal('scrollY', 1_200)
  hide('hidden')
  vi.stubGlobal('scrollY', 0)
  await load()
  expect(scrolled).not.toHaveBeenCalled()
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_200 + innerHeight)
  document.body.append('more')
  await new Promise((resolve) => setTimeout(resolve))
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 1_200, behavior: 'instant' })
})
