import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

interface CalendarProps {
  day: string
  onClose?: () => void
}
const Calendar = ({ day }: CalendarProps) => <p>Calendar of {day}</p>

let online: boolean
beforeEach(() => {
  vi.useFakeTimers()
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
})
function refusing(times: number) {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module: http://localhost/c.js')
    return { Calendar }
  })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function setOnline(now: boolean) {
  online = now
  await act(async () => void dispatchEvent(new Event(now ? 'online' : 'offline')))
}

it('a lazy part shows its placeholder, then itself', async () => {
  const Part = lazyPart('calendar', refusing(0), 'Calendar', { waiting: () => <p>Loading</p> })
  render(<Part day="Monday" />)
  expect(screen.getByText('Loading')).toBeTruthy()
  await pass(0)
  expect(screen.getByText('Calendar of Monday')).toBeTruthy()
  cleanup()
  render(<Part day="Tuesday" />)
  expect(screen.getByText('Calendar of Tuesday')).toBeTruthy()
})

it('a lazy part hides a failure that ends within two seconds', async () => {
  const Part = lazyPart('calendar', refusing(2), 'Calendar')
  render(<Part day="Monday" />)
  await pass(500)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1_500)
  expect(screen.getByText('Calendar of Monday')).toBeTruthy()
})

it('a lazy part names the missing part, keeps the page around it, and loads on a press of its button', async () => {
  const Part = lazyPart('calendar', refusing(3), 'Calendar')
  render(
    <>
      <h1>A page</h1>
      <Part day="Monday" />
    </>,
  )
  await pass(1_900)
  expect(screen.getByRole('alert').textContent).toContain('Could not be loaded: the calendar')
  expect(screen.getByRole('heading', { name: 'A page' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(screen.getByText('Calendar of Monday')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a lazy part sends no request while offline, and loads once online', async () => {
  online = false
  const load = refusing(1)
  const Part = lazyPart('calendar', load, 'Calendar')
  render(<Part day="Monday" />)
  await pass(60_000)
  expect(screen.getByRole('alert').textContent).toContain('Not on this device yet: the calendar')
  expect(load).toHaveBeenCalledOnce()
  await setOnline(true)
  await pass(0)
  expect(screen.getByText('Calendar of Monday')).toBeTruthy()
})

it('a lazy part reports a missing dialog in a dialog that can be closed', async () => {
  online = false
  const onClose = vi.fn()
  const Part = lazyPart('question', refusing(9), 'Calendar')
  render(<Part day="Monday" onClose={onClose} />)
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('a lazy part reports nothing for a quiet part, and still loads it', async () => {
  const Part = lazyPart('tabs', refusing(3), 'Calendar', { place: 'quiet' })
  const { container } = render(<Part day="Monday" />)
  await pass(1_900)
  expect(container.textContent).toBe('')
  await pass(2_000)
  expect(screen.getByText('Calendar of Monday')).toBeTruthy()
})

it('a lazy part preloads without a rejection', async () => {
  const Part = lazyPart('calendar', refusing(3), 'Calendar')
  const preloading = Part.preload()
  await pass(2_000)
  await preloading
  expect(Part.current()).toBeNull()
  await Part.preload()
  expect(Part.current()).toEqual({ Calendar })
})

it('a lazy part that throws keeps the page around it and can be mounted again', async () => {
  let broken = true
  const Broken = () => {
    if (broken) throw new Error('a bug')
    return <p>Mended</p>
  }
  const Part = lazyPart('calendar', async () => ({ Broken }), 'Broken')
  render(
    <>
      <h1>A page</h1>
      <Part />
    </>,
    { onCaughtError: () => undefined },
  )
  await pass(0)
  expect(screen.getByRole('heading', { name: 'A page' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Could not be shown: the calendar')
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Mended')).toBeTruthy()
})
