import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { SearchPage } from '#src/features/search/search-page.tsx'
import { SearchCheckPage } from '#src/features/search-check/search-check-page.tsx'
import { ErrorBoundary } from '#src/ui/loading/error-boundary.tsx'
import { brokenScreen } from '#src/ui/loading/missing-part.tsx'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, stubServer } from '#tests/support/device/stub-server.ts'

const server = stubServer()
const search = '/functions/v1/tiktok-search'
const retry = 'Reload to try again. You will not be charged twice.'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.spyOn(console, 'error').mockClear())

function refuse(table: string, failure: Error): void {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name === table) throw failure
    return put.apply(this, row)
  })
}

const within = (page: ReactNode) => <ErrorBoundary broken={brokenScreen}>{page}</ErrorBoundary>

async function ask(path: string, label: string, page: ReactNode): Promise<void> {
  await showToAda(path, within(page))
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'running shoes' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
}

const found = { json: { source: 'tiktok', searchId: crypto.randomUUID(), data: [] } }

const broken = new Error('broken')
const full = new DOMException('full', 'QuotaExceededError')

test.each([
  ['Failed to save search results', 'the answer', found, broken, retry],
  ['Failed to record search history', 'that it waits for a connection', noResponse, broken, retry],
  [
    'Failed to save search results',
    'it on a full disk',
    found,
    full,
    `This device has no room left. ${retry}`,
  ],
] as const)('%s: this device cannot keep %s', async (sentence, _, told, failure, advice) => {
  server.tell(search, told)
  refuse('searches', failure)
  await ask('/search', 'Key phrase', <SearchPage />)
  await screen.findByRole('heading', { name: sentence })
  screen.getByText(advice)
})

test('Failed to save search ranking results: this device cannot keep a page of a check', async () => {
  server.tell('/functions/v1/tiktok-search-general', found)
  refuse('checks', broken)
  await ask('/search-check', 'Key phrase', <SearchCheckPage />)
  await screen.findByRole('heading', { name: 'Failed to save search ranking results' })
  screen.getByText(retry)
})

test('any other error does not mention saving', async () => {
  function Broken(): never {
    throw new TypeError('broken')
  }
  await showToAda('/account', within(<Broken />))
  screen.getByRole('heading', { name: 'This screen could not be shown' })
  screen.getByText('Nothing you saved is lost.')
})
