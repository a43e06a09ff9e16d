import type { Drop } from '#src/domain/tracking/why.ts'
import { differencesText, passedText } from '#src/words/check/why.ts'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'

/** How many of those who passed are told in full. */
const toldFirst = 2

/** Who passed the video, and how theirs differ from it: measured, and no cause. */
export function WhyLost({ drop: { passed, tookPlace } }: { drop: Drop }) {
  // Whoever stands in the place comes first.
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
