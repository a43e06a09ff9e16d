import { expect, test } from 'vitest'
import { type Route, routes } from '#src/domain/shell/routes.ts'
import { isServed, pages } from '../pages.tsx'
import { jumpPlaces } from './jump-places.ts'

// Steps that follow another page, pages for visitors or operators, and an address that redirects.
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
  expect(
    jumpPlaces(isServed)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...reachable].sort())
})

test('gives each place a unique name, and omits pages that are not served', () => {
  const labels = jumpPlaces(isServed).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(jumpPlaces((path) => path === routes.alerts)).toEqual([{ label: 'Alerts', path: '/alerts' }])
})
