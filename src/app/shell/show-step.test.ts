// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { travels } from '#src/lib/travel.ts'
import { showStep } from './show-step.ts'

const page = '/key-phrase/oat'
const addRank = (path: string, text: string) => {
  const element = document.createElement('b')
  element.textContent = text
  for (const [name, value] of Object.entries(travels(path))) element.setAttribute(name, value)
  return element
}

function ableBrowser() {
  const named = () =>
    [...document.querySelectorAll<HTMLElement>('b')]
      .filter((element) => element.style.viewTransitionName)
      .map((element) => element.textContent)
  const pictures: (string | null)[][] = []
  const skipTransition = vi.fn()
  let over = Promise.resolve()
  Object.assign(document, {
    startViewTransition(change: () => Promise<void>) {
      pictures.push(named())
      over = Promise.resolve()
        .then(change)
        .then(() => void pictures.push(named()))
      return { skipTransition, finished: over, ready: Promise.reject(new Error('skipped')) }
    },
  })
  return { pictures, skipTransition, named, end: () => over }
}

const leadTo = (path: string, shown: HTMLElement | null) => () => {
  history.pushState(null, '', path)
  document.body.replaceChildren(...(shown ? [shown] : []))
}

beforeEach(() => {
  history.replaceState(null, '', '/rank-tracking')
  document.body.replaceChildren(addRank('/key-phrase/rye', '3'), addRank(page, '12'))
})
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'))

test('names only the rank of the pressed row, then that of its page', async () => {
  const { pictures, named, end } = ableBrowser()
  showStep(page, leadTo(page, addRank(page, 'large 12')))
  await end()
  expect(pictures).toEqual([['12'], ['large 12']])
  await vi.waitFor(() => expect(named()).toEqual([]))
})

test('names the row on the way back, which renders a moment later', async () => {
  const { pictures, end } = ableBrowser()
  document.body.replaceChildren(addRank(page, 'large 12'))
  history.replaceState(null, '', page)
  showStep('/rank-tracking', () => {
    leadTo('/rank-tracking', null)()
    setTimeout(() => document.body.append(addRank(page, '12')), 20)
  })
  await end()
  expect(pictures).toEqual([['large 12'], ['12']])
})

test('skips the transition if the new screen takes too long', async () => {
  const { skipTransition, end } = ableBrowser()
  showStep(page, leadTo(page, null))
  await end()
  expect(location.pathname).toBe(page)
  expect(skipTransition).toHaveBeenCalledOnce()
})

test.each([
  ['if the screens share no element', '/alerts', false],
  ['if the user prefers reduced motion', page, true],
])('just navigates %s', (_, to, isStill) => {
  const { pictures } = ableBrowser()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  showStep(to, leadTo(to, null))
  expect(location.pathname).toBe(to)
  expect(pictures).toEqual([])
})

test('just navigates in a browser without transitions', () => {
  showStep(page, leadTo(page, null))
  expect(location.pathname).toBe(page)
})
