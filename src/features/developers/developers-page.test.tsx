import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, onItsWay, stubServer, type Told } from '#tests/support/device/stub-server.ts'
import { DevelopersPage } from './developers-page.tsx'

const server = stubServer()
const path = '/functions/v1/api/v1/openapi.json'

const operation = {
  ...{ operationId: 'getPlan', tags: ['Account'], summary: 'Get the plan', description: 'Scope: `read`.' },
  parameters: [],
  responses: {
    200: {
      description: 'Found',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Plan' } } },
    },
    401: { description: 'No valid token' },
  },
}
const document = {
  openapi: '3.1.0',
  servers: [{ url: 'https://api.test/v1' }],
  tags: [{ name: 'Account', description: 'Credits and limits.' }],
  paths: { '/plan': { get: operation } },
  components: {
    parameters: {},
    schemas: { Plan: { type: 'object', properties: { level: { type: 'string' } }, required: ['level'] } },
  },
}

const show = () => showToAda('/developers', <DevelopersPage />)

test('shows the quick start while the reference loads', async () => {
  server.tell(path, onItsWay)
  await show()
  await screen.findByText('Loading the reference')
  screen.getByText(/^export TOKEN=kt_…/)
})

test.each<[string, Told]>([
  ['no response', noResponse],
  ['another document', { json: { ...document, paths: 'none' } }],
])('%s: shows the quick start without the reference, which loads again on request', async (_, told) => {
  server.tell(path, told)
  await show()
  await screen.findByRole('heading', { name: 'Failed to load the reference' })
  screen.getByRole('heading', { name: 'Quick start' })
  server.tell(path, { json: document })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const account = within(await screen.findByRole('region', { name: 'Account' }))
  account.getByText('GET /plan')
  expect(account.getByRole('link', { name: 'Plan', hidden: true }).getAttribute('href')).toBe('#object-Plan')
  const objects = within(screen.getByRole('region', { name: 'Objects' }))
  objects.getByText('level')
})
