import { Link } from 'wouter'
import { countryName } from '#src/domain/countries.ts'
import { links } from '#src/domain/shell/routes.ts'
import type { Stand } from '#src/domain/tracking/news.ts'
import { Change, CurrentPosition, Trend } from '#src/parts/tracking/position-cells.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'

/** The key phrases' positions, on a phone: the whole row is a link. */
export function StandingList({ stands }: { stands: readonly Stand[] }) {
  return (
    <ul aria-labelledby="where-you-stand" className="border-line border-t">
      {stands.map(({ item, change }) => (
        <li key={item.row.id} className="border-line border-b">
          <Link
            href={links.keyPhrase(item.row.id)}
            className="grid h-15 grid-cols-[2.75rem_minmax(0,1fr)_6rem_2.25rem] items-center gap-x-2.5 hover:bg-wash"
          >
            <span className="text-right font-display font-semibold text-25 leading-none">
              <span className="sr-only">{dashboardWords.position}</span>
              <CurrentPosition item={item} />
            </span>
            <span className="min-w-0">
              <bdi className="block truncate font-medium text-14">{item.row.keyword}</bdi>
              <span className="block truncate text-12 text-quiet">{countryName(item.row.country)}</span>
            </span>
            <span className="[&_svg]:h-7.5 [&_svg]:w-24">
              <Trend item={item} />
            </span>
            <span className="text-right text-14">
              <Change change={change} told={dashboardWords.sinceLook} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
