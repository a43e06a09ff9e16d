import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, onItsWay, stubServer, type Told } from '#tests/support/device/stub-server.ts'
import { apiDocument } from '#tests/support/rows/api-document.ts'
import { DevelopersPage } from './developers-page.tsx'

const server = stubServer()
const path = '/functions/v1/api/v1/openapi.json'

const show = () => showToAda('/developers', <DevelopersPage />)

test('shows the quick start while the reference loads', async () => {
  server.tell(path, onItsWay)
  await show()
  await screen.findByText('Loading the reference')
  screen.getByText(/^export TOKEN=kt_…/)
})

test('does not load again by itself after a refusal', async () => {
  server.tell(path, { status: 403, json: { code: 'PT403', message: 'not_here' } })
  await show()
  await screen.findByRole('heading', { name: 'Failed to load the reference' })
  fireEvent(window, new Event('online'))
  expect(server.heard.filter((asked) => asked === path)).toHaveLength(1)
})

test.each<[string, Told]>([
  ['no response', noResponse],
  ['another document', { json: { ...apiDocument, paths: 'none' } }],
])('%s: shows the quick start without the reference, which loads again on request', async (_, told) => {
  server.tell(path, told)
  await show()
  await screen.findByRole('heading', { name: 'Failed to load the reference' })
  screen.getByRole('heading', { name: 'Quick start' })
  server.tell(path, { json: apiDocument })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const group = within(await screen.findByRole('region', { name: 'Rows' }))
  group.getByText('GET /rows/{id}')
  const link = group.getByRole('link', { name: 'list of Row', hidden: true })
  expect(link.getAttribute('href')).toBe('#object-Row')
  within(screen.getByRole('region', { name: 'Objects' })).getByText('id')
})
