// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchPart, PartMissing } from './fetch-part.ts'

const address = 'http://localhost/assets/calendar.js'
const refusals = [
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`],
  ['Firefox', `error loading dynamically imported module: ${address}`],
  ['Safari', 'Importing a module script failed.'],
] as const

let status: number
let asked: string[]
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  status = 503
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(null, { status })
  })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  sessionStorage.clear()
  document.body.innerHTML = ''
})

function failing(times: number, message: string = refusals[0][1]) {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new TypeError(message)
    return 'the code'
  })
}

/** Returns the result or the error of `call`, or `leaving` if it never ends because the page is unloading. */
async function ending(call: Promise<string>): Promise<unknown> {
  const ended = Promise.race([
    call.catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, 10_000, 'leaving')),
  ])
  await vi.runAllTimersAsync()
  return ended
}

describe('fetching code', () => {
  test.each(refusals)('retries after a failure reported by %s', async (_, message) => {
    const load = failing(2, message)
    expect(await ending(fetchPart(load))).toBe('the code')
    expect(load).toHaveBeenCalledTimes(3)
    expect(reload).not.toHaveBeenCalled()
  })

  test('throws PartMissing after three tries, and can be retried', async () => {
    const load = failing(3)
    expect(await ending(fetchPart(load))).toBeInstanceOf(PartMissing)
    expect(await ending(fetchPart(load))).toBe('the code')
  })

  test('throws PartMissing at once while offline, without another request', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = failing(1)
    expect(await ending(fetchPart(load))).toBeInstanceOf(PartMissing)
    expect(load).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
  })

  test('rethrows an error of the code itself', async () => {
    const bug = new TypeError('Cannot read properties of undefined')
    expect(await ending(fetchPart(() => Promise.reject(bug)))).toBe(bug)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('code that a retry cannot fetch', () => {
  test.each([200, 404])(
    'throws PartMissing if the caller must keep the page, whatever the server responds (%i)',
    async (known) => {
      status = known
      expect(await ending(fetchPart(failing(9), { mayReload: false }))).toBeInstanceOf(PartMissing)
      expect(reload).not.toHaveBeenCalled()
    },
  )

  test('reloads the page at once if a newer deployment has removed it', async () => {
    status = 404
    const load = failing(9)
    expect(await ending(fetchPart(load))).toBe('leaving')
    expect(reload).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledOnce()
    expect(asked).toEqual([address])
  })

  test('reloads the page if the file exists and the browser caches its failure', async () => {
    status = 200
    const load = failing(9)
    expect(await ending(fetchPart(load))).toBe('leaving')
    expect(reload).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('asks the worker to check its files once, and reloads the page if the code does not parse', async () => {
    status = 200
    const postMessage = vi.fn()
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: { postMessage } } })
    const load = vi.fn(() => Promise.reject(new SyntaxError('Unexpected end of input')))
    expect(await ending(fetchPart(load))).toBe('leaving')
    expect(postMessage.mock.calls).toEqual([[{ type: 'FILL', check: true }]])
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does not reload in a loop', async () => {
    status = 404
    await ending(fetchPart(failing(9)))
    expect(await ending(fetchPart(failing(9)))).toBeInstanceOf(PartMissing)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('never reloads over typed text', async () => {
    status = 404
    document.body.innerHTML = '<main><form><textarea></textarea></form></main>'
    fireEvent.input(document.querySelector('textarea') as Element, { target: { value: 'half a thought' } })
    expect(await ending(fetchPart(failing(9)))).toBeInstanceOf(PartMissing)
    expect(reload).not.toHaveBeenCalled()
  })

  test('throws PartMissing if storage is blocked, since a loop could not be detected', async () => {
    status = 404
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    expect(await ending(fetchPart(failing(9)))).toBeInstanceOf(PartMissing)
    expect(reload).not.toHaveBeenCalled()
  })
})
