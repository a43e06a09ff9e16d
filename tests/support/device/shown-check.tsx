import { Route } from 'wouter'
import { database } from '#src/db/core/open.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { CheckDetailPage } from '#src/features/history/check-detail-page.tsx'
import { showToAda } from './shown-screen.tsx'

/** `beside` is the id of a second check for a comparison. */
export function showCheckPage(id: string, beside?: string): Promise<void> {
  const address = links.searchResultsCheck(id) + (beside ? `?with=${beside}` : '')
  return showToAda(address, <Route path={routes.searchResultsCheck} component={CheckDetailPage} />)
}

export async function showCheck(check: CheckRow): Promise<void> {
  await showCheckPage(check.id)
  await database().checks.put(check)
}
