import type { KeywordMarks } from '#src/domain/tracking/keyword-marks.ts'
import { now } from '#src/lib/clock.ts'
import { daysOfMonth } from '#src/lib/locale.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { keywordActionWords } from '#src/words/keywords/keyword-actions.ts'

export function KnownMarks({ marks }: { marks: KeywordMarks }) {
  const { tracked, checked, newSince } = marks
  const told = [
    tracked && { text: keywordActionWords.tracked(tracked.position), tone: 'font-medium text-accent' },
    // Omitted for tracked phrases, most of which are checked daily.
    checked &&
      !tracked && {
        text: keywordActionWords.checked(formatAge(checked.at, now()), checked.position),
        tone: 'text-quiet',
      },
    newSince && {
      text: keywordActionWords.newSince(daysOfMonth().format(new Date(newSince))),
      tone: 'text-quiet',
    },
  ].filter((mark) => mark !== null && mark !== false && mark !== '')
  return (
    <span className="flex flex-wrap gap-x-2 text-12 tabular-nums">
      {told.map(({ text, tone }) => (
        <span key={text} className={tone}>
          {text}
        </span>
      ))}
    </span>
  )
}
