import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { phone, setViewport } from '#tests/support/device/viewport.ts'
import { TrackingPage } from '../tracking-page.tsx'

// happy-dom does not support the <search> element, so React warns about it.
vi.mock('../list/list-tools.tsx', () => ({ ListTools: () => null, ListExports: () => null }))

stubServer({ level: 'premium' })
const wide = { width: 1366, height: 1024 }

async function addOne(keyword: string): Promise<void> {
  await addTracked([{ keyword, country: 'us', account_name: null, video_id: null, tags: [] }])
  await screen.findByRole('link', { name: new RegExp(keyword) })
}

async function showList(viewport: typeof phone): Promise<void> {
  setViewport(viewport)
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByLabelText('Key phrase')
  await addOne('latte art')
}

const openForm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add key phrases' }))
  await screen.findByRole('radio', { name: 'Several' })
}
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))
const phrase = () => screen.getByLabelText<HTMLInputElement>('Key phrase')
const typePhrase = (value: string) => fireEvent.change(phrase(), { target: { value } })

test.each([
  ['a phone', phone],
  ['a wide window', wide],
])('keeps several typed phrases on %s when the form is reopened', async (_, viewport) => {
  await showList(viewport)
  await openForm()
  fireEvent.click(screen.getByRole('radio', { name: 'Several' }))
  const lines = await screen.findByRole('textbox', { name: 'Key phrases' })
  fireEvent.change(lines, { target: { value: 'flat white\ncortado' } })
  close()
  expect(screen.queryByDisplayValue(/flat white/)).toBeNull()
  await openForm()
  await screen.findByDisplayValue(/flat white\s+cortado/)
})

test('a phrase from the palette replaces the typed one', async () => {
  await showList(wide)
  await openForm()
  typePhrase('flat white')
  for (const _ of ['once', 'again']) {
    act(() => history.pushState(null, '', '/rank-tracking?add=cortado'))
    await waitFor(() => expect(phrase().value).toBe('cortado'))
    act(() => history.pushState(null, '', '/rank-tracking'))
    typePhrase('flat white')
  }
})

test('clears the form after adding', async () => {
  await showList(phone)
  await openForm()
  typePhrase('flat white')
  fireEvent.click(screen.getByRole('button', { name: 'Add key phrase' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openForm()
  expect(phrase().value).toBe('')
})

test.each([
  ['a sheet', phone, wide],
  ['the page', wide, phone],
])('keeps %s open while typing when the window changes size', async (_, from, to) => {
  await showList(from)
  await openForm()
  typePhrase('flat white')
  const field = phrase()
  act(() => setViewport(to))
  await waitFor(() => expect(phrase().value).toBe('flat white'))
  expect(phrase()).toBe(field)
  close()
  expect(screen.queryByLabelText('Key phrase')).toBeNull()
})

test('keeps the form open while typing when another device adds the first key phrase', async () => {
  setViewport(phone)
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByLabelText('Key phrase')
  typePhrase('flat white')
  const field = phrase()
  await addOne('latte art')
  expect(phrase()).toBe(field)
  expect(field.value).toBe('flat white')
  close()
  expect(screen.queryByLabelText('Key phrase')).toBeNull()
})
