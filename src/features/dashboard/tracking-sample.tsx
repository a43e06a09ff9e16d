import { routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { ChangeMark } from '#src/ui/chart/change-mark.tsx'
import { Sparkline } from '#src/ui/chart/sparkline.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { trackingSampleWords } from '#src/words/home/dashboard.ts'
import { changeSign, positionWords } from '#src/words/key-phrase/positions.ts'
import { changeWords } from '#src/words/report/rank-changes.ts'

const ranks = [14, 12, 13, 9, 9, 9, 7, 8, 8, 5, 5, 4, 4, 4]
const phrase = 'matcha'
const change = { kind: 'moved', by: 5 } as const

export function TrackingSample() {
  return (
    <section aria-labelledby="tracking-sample" className="rounded-md border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="tracking-sample" className="text-16">
          {trackingSampleWords.title(ranks.length)}
        </h2>
        <Badge tone="neutral">{trackingSampleWords.badge}</Badge>
      </div>
      <div className="mt-3 grid grid-cols-1 items-center gap-x-8 gap-y-3 border-line border-y py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div>
          <p className="flex items-baseline gap-3">
            <span className="font-display font-semibold text-25 tabular-nums leading-none">
              {ranks.at(-1)}
            </span>
            <bdi className="min-w-0 grow truncate">{phrase}</bdi>
            <span className="text-14">
              <ChangeMark
                direction="up"
                sign={changeSign(change)}
                words={positionWords.inWeek(changeWords(change))}
              />
            </span>
          </p>
          <div className="mt-3 [&_svg]:h-auto [&_svg]:w-full">
            <Sparkline
              label={trackingSampleWords.trail(ranks.length)}
              points={ranks.map((rank, at) => ({ at, rank }))}
            />
          </div>
        </div>
        <ul className="list-disc pl-5 text-14 text-quiet marker:text-edge">
          {trackingSampleWords.tells.map((told) => (
            <li key={told} className="mt-1">
              {told}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-4">
        <ButtonLink href={routes.rankTracking}>{trackingSampleWords.how}</ButtonLink>
      </p>
    </section>
  )
}
