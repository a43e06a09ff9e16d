import { CloudOff, MoveUp, User, Video } from 'lucide-react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { landingWords } from '#src/words/landing/landing.ts'

const prefixes = ['m', 'ma', 'mat', 'matc', 'matcha']
const stepWidth = 30
const stepHeight = 26

function PrefixSpecimen() {
  const floor = prefixes.length * stepHeight
  const trail = prefixes.map(
    (_, index) => `H${(index + 1) * stepWidth}V${floor - (index + 1) * stepHeight + 2}`,
  )
  return (
    <svg viewBox={`0 0 240 ${floor + 2}`} width="240" className="max-w-full" fill="none" aria-hidden="true">
      <path
        d={`M2 ${floor}${trail.join('')}`}
        className="stroke-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {prefixes.map((prefix, index) => (
        <text
          key={prefix}
          x={(index + 1) * stepWidth + 10}
          y={floor - index * stepHeight - 7}
          className={`text-[14px] ${index === prefixes.length - 1 ? 'fill-ink font-medium' : 'fill-quiet'}`}
        >
          {prefix}
        </text>
      ))}
    </svg>
  )
}

interface Result {
  rank: number
  width?: string
  own?: 'video' | 'account'
  Icon?: typeof User
  look?: string
}

const results: readonly Result[] = [
  { rank: 1, width: '72%' },
  { rank: 2, own: 'video', Icon: Video, look: 'bg-good-wash text-good' },
  { rank: 3, width: '54%' },
  { rank: 4, own: 'account', Icon: User, look: 'bg-warning-wash text-warning' },
  { rank: 5, width: '63%' },
]

function ResultsSpecimen() {
  return (
    <ol className="text-14 tabular-nums">
      {results.map(({ rank, width, own, Icon, look = 'text-quiet' }) => (
        <li key={rank} className={`flex h-8 items-center gap-3 border-line border-b px-2 ${look}`}>
          <span className="w-3 text-right">{rank}</span>
          {Icon && <Icon size={16} />}
          {own ? (
            <span className="font-medium">{landingWords.specimens[own]}</span>
          ) : (
            <span className="h-2 rounded-full bg-wash outline outline-line" style={{ width }} />
          )}
        </li>
      ))}
    </ol>
  )
}

function PositionSpecimen() {
  return (
    <div className="flex items-center gap-5">
      <span className="font-display font-semibold text-39 tabular-nums">4</span>
      <div className="flex flex-col gap-2">
        <svg viewBox="0 0 150 32" width="150" fill="none" aria-hidden="true">
          <path
            d="M2 29H24V24H46V27H68V17H90V19H112V12H134V5H142"
            className="stroke-accent"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="143" cy="5" r="4" className="fill-accent" />
        </svg>
        <span className="flex items-center gap-1 text-14">
          <MoveUp size={14} className="text-accent" />
          {landingWords.specimens.up}
        </span>
      </div>
    </div>
  )
}

function OfflineSpecimen() {
  return (
    <p className="flex items-center gap-3 rounded-md bg-wash px-3 py-2 text-14">
      <CloudOff size={16} className="shrink-0 text-quiet" />
      {landingWords.specimens.waiting}
    </p>
  )
}

const features = [
  { name: 'discovery', path: routes.keywordDiscovery, Specimen: PrefixSpecimen },
  { name: 'tracking', path: routes.tiktokRankTracking, Specimen: PositionSpecimen },
  { name: 'ranking', path: routes.competitorMonitoring, Specimen: ResultsSpecimen },
  { name: 'offline', path: null, Specimen: OfflineSpecimen },
] as const

export function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-25 lg:text-31">
        {landingWords.featuresTitle}
      </h2>
      <ul className="mt-4 border-line border-b md:mt-8">
        {features.map(({ name, path, Specimen }) => {
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
                    <Link href={path} className="inline-flex target items-center text-link">
                      {more}
                    </Link>
                  </p>
                )}
              </div>
              <div aria-hidden="true" className="max-md:hidden">
                <Specimen />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
