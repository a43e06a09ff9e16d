import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { landingWords } from '#src/words/landing/landing.ts'
import { OfflineSpecimen, PositionSpecimen, PrefixSpecimen, ResultsSpecimen } from './specimens.tsx'

const specimens: Record<keyof typeof landingWords.features, ReactNode> = {
  discovery: <PrefixSpecimen />,
  tracking: <PositionSpecimen />,
  ranking: <ResultsSpecimen />,
  offline: <OfflineSpecimen />,
}

const features = [
  { name: 'discovery', path: routes.keywordDiscovery },
  { name: 'tracking', path: routes.tiktokRankTracking },
  { name: 'ranking', path: routes.competitorMonitoring },
  { name: 'offline', path: null },
] as const

export function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-25 lg:text-31">
        {landingWords.featuresTitle}
      </h2>
      <ul className="mt-4 border-line border-b md:mt-8">
        {features.map(({ name, path }) => {
          const { title, text, more } = landingWords.features[name]
          return (
            <li
              key={name}
              className="grid gap-x-12 gap-y-2 border-line border-t py-3 md:grid-cols-[14rem_1fr_16rem] md:items-start md:gap-y-4 md:py-8"
            >
              <h3 className="text-20">{title}</h3>
              <div className="max-w-xl">
                <p className="text-quiet">{text}</p>
                {path && (
                  <p className="md:mt-3">
                    <Link
                      href={path}
                      className="inline-flex target items-center text-accent underline underline-offset-4"
                    >
                      {more}
                    </Link>
                  </p>
                )}
              </div>
              <div aria-hidden="true" className="max-md:hidden">
                {specimens[name]}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
