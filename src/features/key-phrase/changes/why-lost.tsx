import type { Drop } from '#src/domain/tracking/why.ts'
import { lists } from '#src/lib/locale.ts'
import { climbInBrief, differencesText, passedText } from '#src/words/check/why.ts'
import { checkChangeWords } from '#src/words/history/check-changes.ts'

const toldFirst = 2
const maxNamed = 3

/** States the measured differences and claims no cause. */
export function WhyLost({ drop: { passed, tookPlace } }: { drop: Drop }) {
  // The video that took the position comes first.
  const others = passed.filter((one) => one !== tookPlace)
  const told = tookPlace ? [tookPlace, ...others] : others
  if (told.length === 0) return null
  return (
    <div className="mb-3 flex flex-col gap-1 max-lg:text-14">
      {told.slice(0, toldFirst).map((one) => (
        <p key={one.result.video_url}>
          <bdi className="font-semibold">
            {one === tookPlace ? checkChangeWords.andTook(passedText(one)) : `${passedText(one)}.`}
          </bdi>{' '}
          <span className="text-quiet">{differencesText(one)}</span>
        </p>
      ))}
      {told.length > toldFirst && (
        <p className="text-14 text-quiet">{checkChangeWords.alsoPassed(told.length - toldFirst)}</p>
      )}
    </div>
  )
}

/** `climb`: the drop between the two checks in reverse order. */
export function WhomPassed({ climb }: { climb: Drop }) {
  const { who } = climbInBrief(climb) ?? {}
  if (!who) return null
  const accounts = climb.passed.slice(0, maxNamed).map(({ result }) => `@${result.username}`)
  return (
    <p className="mb-3 max-lg:text-14">
      <bdi className="font-semibold">{who}.</bdi>{' '}
      {climb.passed.length > 1 && <bdi className="text-quiet">{lists().format(accounts)}</bdi>}
    </p>
  )
}
