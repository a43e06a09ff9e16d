import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { OfflineSpecimen, PositionSpecimen, PrefixSpecimen, ResultsSpecimen } from './specimens.tsx'

interface Feature {
  title: string
  text: string
  specimen: ReactNode
  more: { label: string; path: string } | null
}

const features: readonly Feature[] = [
  {
    title: 'Keyword Discovery',
    text: 'Start from a phrase, a list of up to 50, or one word letter by letter, and see TikTok’s suggestions and related searches.',
    specimen: <PrefixSpecimen />,
    more: { label: 'How keyword discovery works', path: routes.keywordDiscovery },
  },
  {
    title: 'Rank Tracking',
    text: 'Your key phrases are checked once a day: your position, what changed since yesterday and in a week, and your best so far.',
    specimen: <PositionSpecimen />,
    more: { label: 'How rank tracking works', path: routes.tiktokRankTracking },
  },
  {
    title: 'Who ranks for it',
    text: 'See who ranks for a phrase in six countries, with the figures for each video and its author. Your own videos stand out.',
    specimen: <ResultsSpecimen />,
    more: { label: 'How competitor monitoring works', path: routes.competitorMonitoring },
  },
  {
    title: 'Works offline',
    text: 'Everything you have looked up opens at once, on a train or a plane. Changes you make offline are sent when you reconnect.',
    specimen: <OfflineSpecimen />,
    more: null,
  },
]

/** The product's features, with links to their pages. */
export function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-25 lg:text-31">
        Find the phrase, then follow it
      </h2>
      <ul className="mt-4 border-line border-b md:mt-8">
        {features.map(({ title, text, specimen, more }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-2 border-line border-t py-3 md:grid-cols-[14rem_1fr_16rem] md:items-start md:gap-y-4 md:py-8"
          >
            <h3 className="text-20">{title}</h3>
            <div className="max-w-xl">
              <p className="text-quiet">{text}</p>
              {more && (
                <p className="md:mt-3">
                  <Link
                    href={more.path}
                    className="inline-flex target items-center text-accent underline underline-offset-4"
                  >
                    {more.label}
                  </Link>
                </p>
              )}
            </div>
            <div aria-hidden="true" className="max-md:hidden">
              {specimen}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
