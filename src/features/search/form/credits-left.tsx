import { creditsLeft } from '#src/domain/account/credits.ts'
import type { Usage } from '#src/domain/account/rows.ts'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'

/** How many dots a user can count at a glance. */
const maxDots = 5

export function areFewCredits({ allowance }: Usage): boolean {
  return allowance <= maxDots
}

/** Shows a dot for each credit. Use it only if `areFewCredits` is true. */
export function CreditsLeft({ usage }: { usage: Usage }) {
  const left = creditsLeft(usage)
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <span aria-hidden="true" className="inline-flex gap-1">
        {Array.from({ length: usage.allowance }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its index
            key={place}
            className={`size-2.5 rounded-full border border-accent ${place < left ? 'bg-accent' : ''}`}
          />
        ))}
      </span>
      {lookupFormWords.left(left, usage.allowance)}
    </span>
  )
}
