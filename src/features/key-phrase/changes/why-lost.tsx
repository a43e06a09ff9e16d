import type { Drop } from '#src/domain/tracking/why.ts'
import { differencesText, passedText } from '#src/words/check/why.ts'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'

/** How many overtaking videos are described in full. */
const toldFirst = 2

/** The videos that overtook the user's video, and the measured differences. Claims no cause. */
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
            {one === tookPlace ? keyPhraseCheckWords.andTook(passedText(one)) : `${passedText(one)}.`}
          </bdi>{' '}
          <span className="text-quiet">{differencesText(one)}</span>
        </p>
      ))}
      {told.length > toldFirst && (
        <p className="text-14 text-quiet">{keyPhraseCheckWords.alsoPassed(told.length - toldFirst)}</p>
      )}
    </div>
  )
}
