import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { readWindow } from '#src/db/space/check-window.ts'
import { withQuotaRecovery } from '#src/db/space/disk-quota.ts'
import { pullRows } from '#tests/support/device/pulled.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedSearch } from '#tests/support/rows/stored-rows.ts'
import { ArchivePanel } from './archive-panel.tsx'
import { DevicePanel, useDevice } from './device-panel.tsx'

const server = stubServer()

function Panels() {
  const device = useDevice(async () => {})
  return (
    device && (
      <>
        <DevicePanel {...device} />
        <ArchivePanel {...device} />
      </>
    )
  )
}

const show = () => showToAda('/account', <Panels />)

test('counts the searches and checks on the device', async () => {
  await show()
  await screen.findByText(/^No searches or checks are saved here yet\./)
  expect(screen.queryByText(/downloaded again/)).toBeNull()
  await database().searches.bulkPut([storedSearch(), storedSearch()])
  await database().checks.put(storedCheck())
  await screen.findByText(/^2 searches and 1 check are saved here and open offline\./)
  await screen.findByText(/The archive contains 2 searches and 1 check\./)
})

test('shows the space that checks use and what only the server has, and lets the user choose both', async () => {
  await show()
  const newest = Array.from({ length: 12 }, (_, n) =>
    storedCheck({ searched_at: `2026-11-${10 + n}T10:00:00.000Z`, search_ranking_results: [rankingRow()] }),
  )
  await database().checks.bulkPut(newest)
  await screen.findByText(/^12 checks are saved here/)
  await screen.findByText(/^Checks take up 0\.\d+ MB here\.$/)
  const pulls = () => server.heard.filter((path) => path === pullPath).length
  const before = pulls()
  fireEvent.change(screen.getByLabelText('Checks kept per key phrase'), { target: { value: '10' } })
  await screen.findByText(/^10 checks are saved here/)
  await screen.findByText(/2 older checks have only a summary here/)
  await waitFor(() => expect(pulls()).toBeGreaterThan(before))
  fireEvent.change(screen.getByLabelText('Space for checks'), { target: { value: 'all' } })
  await waitFor(async () => expect(await readWindow()).toEqual({ perPhrase: 10, maxBytes: null }))
  // Each of the two changes ends with a pull.
  await waitFor(() => expect(pulls()).toBeGreaterThanOrEqual(before + 2))
})

test('reports evicted results and how to restore them', async () => {
  await show()
  // A pull in progress would request the evicted rows, which the stub server does not have.
  await screen.findByText(/Synced just now/)
  await database().checks.bulkPut(Array.from({ length: 11 }, () => storedCheck()))
  await withQuotaRecovery(
    vi.fn(async () => {}).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError')),
  )
  await screen.findByText(
    /^This device has no room for 2 of your searches and checks\. They will be downloaded/,
  )
})

test('shows that an import stopped on any device, and which file continues it', async () => {
  await show()
  await screen.findByText(/Synced just now/)
  await pullRows({}, { unfinishedImport: '2026-11-21T09:00:00.000Z' })
  await screen.findByText(
    /^The import of your archive from .*2026.* is not finished\. Choose the same file again to continue\.$/,
  )
  await pullRows({})
  await waitFor(() => expect(screen.queryByText(/is not finished/)).toBeNull())
})

test.each([
  ['a tab of Safari', false, /^This browser clears them when you use it for seven days/],
  ['the home screen', true, /^(If the browser clears them to free space|The browser has agreed)/],
])('explains in %s what the browser does with stored data', async (_, installed, words) => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('standalone')
      ? ({ matches: installed } as MediaQueryList)
      : matchMedia.call(window, query),
  )
  await show()
  await database().checks.put(storedCheck())
  await screen.findByText(words)
})
