import { expect, test, vi } from 'vitest'
import { isContentRoute, type Route, routes } from '#src/domain/shell/routes.ts'
import { pages } from '../pages.tsx'
import { jumpPlaces } from './jump-places.ts'

// Pages that the palette omits: steps after another page, pages for visitors or operators, and a redirect.
const notPlaces: readonly Route[] = [
  routes.home,
  routes.forgotPassword,
  routes.resetPassword,
  routes.completeProfile,
  routes.searchResultsDemo,
  routes.share,
  routes.payment,
  routes.tiktokRankTracker,
  // Linked from the figures that it explains.
  routes.howItIsMeasured,
  routes.admin,
]

test('leads once to every page that a signed-in user can start at', () => {
  const reachable = pages
    .filter(({ path, access }) => access !== 'signed-out' && !path.includes(':') && !notPlaces.includes(path))
    .map(({ path }) => path)
  const offered = jumpPlaces().map(({ path }) => path)
  expect(offered.sort()).toEqual(reachable.sort())
})

test('gives each place a unique name', () => {
  const labels = jumpPlaces().map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('omits the blog and its authors in a build without a content service', async () => {
  vi.stubEnv('KEYTRAIL_SAMPLE_BLOG', 'off')
  vi.resetModules()
  const { visitorBar } = await import('./navigation.ts')
  const { jumpPlaces } = await import('./jump-places.ts')
  const paths = [...visitorBar(), ...jumpPlaces()].map(({ path }) => path)
  expect(paths.filter(isContentRoute)).toEqual([])
  expect(paths).toContain(routes.alerts)
})
