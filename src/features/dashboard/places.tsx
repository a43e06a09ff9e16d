import { routes } from '#src/domain/shell/routes.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { RowLink } from './row-link.tsx'

/** Links from the dashboard to the other features. */
export function Places() {
  return (
    <ul className="mt-4 border-line border-t">
      <li className="border-line border-b">
        <RowLink href={routes.searchCheck}>
          {lookupWords.resultsCheck}
          <span className="block text-12 text-quiet">{lookupWords.resultsCheckAbout}</span>
        </RowLink>
      </li>
      <li>
        <RowLink href={routes.rankTracking}>
          {placeWords.tracking}
          <span className="block text-12 text-quiet">{dashboardWords.trackingAbout}</span>
        </RowLink>
      </li>
    </ul>
  )
}
