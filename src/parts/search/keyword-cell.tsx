import type { KeywordRow } from '#src/domain/search/merged-keywords.ts'
import type { KeywordMarks } from '#src/domain/tracking/keyword-marks.ts'
import { now } from '#src/lib/clock.ts'
import { daysOfMonth } from '#src/lib/locale.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { formatAge } from '#src/words/home/ages.ts'
import { keywordActionWords } from '#src/words/keywords/keyword-actions.ts'
import { KeywordWord } from './keyword-word.tsx'

/** `open` shows all actions. */
export type KeywordAction = 'check' | 'track' | 'findMore' | 'idea' | 'open'

const threeDots = 'M5 12h.01M12 12h.01M19 12h.01'

function KnownMarks({ marks }: { marks: KeywordMarks }) {
  const { tracked, checked, newSince } = marks
  return (
    <span className="flex flex-wrap gap-x-2 text-12 text-quiet tabular-nums">
      {tracked && (
        <span className="font-medium text-accent">{keywordActionWords.tracked(tracked.position)}</span>
      )}
      {/* Most tracked phrases are checked daily, so the age of their last check says little. */}
      {checked && !tracked && (
        <span>{keywordActionWords.checked(formatAge(checked.at, now()), checked.position)}</span>
      )}
      {newSince && <span>{keywordActionWords.newSince(daysOfMonth().format(new Date(newSince)))}</span>}
    </span>
  )
}

interface KeywordCellProps {
  row: KeywordRow
  marks: KeywordMarks | undefined
  chosen: boolean
  onChoose: () => void
  onAct: (action: KeywordAction) => void
}

export function KeywordCell({ row, marks, chosen, onChoose, onAct }: KeywordCellProps) {
  const { place, word, seeds } = row
  // These are not tab stops: keyboard shortcuts do the same, and each row should have at most two tab stops.
  const quick = (['check', 'track', 'findMore', 'idea'] as const).map((action) => (
    <button
      key={action}
      type="button"
      tabIndex={-1}
      onClick={() => onAct(action)}
      className="cursor-pointer rounded-md px-2 py-1 text-12 text-accent hover:bg-accent-wash"
    >
      {keywordActionWords[action]}
    </button>
  ))
  return (
    // `data-place` identifies the row for keyboard shortcuts.
    <div
      data-place={place}
      className="-my-3 flex min-h-12 items-center gap-1 py-0.5 dense:-my-[7px] dense:min-h-9 dense:py-0"
    >
      <label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center dense:size-9">
        <input
          type="checkbox"
          aria-label={keywordActionWords.select(word)}
          checked={chosen}
          onChange={onChoose}
          className="size-5 cursor-pointer dense:size-4"
        />
      </label>
      <div className="min-w-0 grow break-words lg:dense:flex lg:dense:items-baseline lg:dense:gap-3 lg:dense:*:first:min-w-0">
        <KeywordWord word={word} seed={seeds[0] ?? ''} />
        {marks && <KnownMarks marks={marks} />}
      </div>
      <span className="invisible hidden shrink-0 font-normal lg:dense:flex in-[tr:focus-within]:visible in-[tr:hover]:visible">
        {quick}
      </span>
      <span className="-mr-3 shrink-0 dense:-mr-1">
        <IconButton
          label={keywordActionWords.actions(word)}
          aria-haspopup="dialog"
          aria-keyshortcuts="C T F I"
          onClick={() => onAct('open')}
        >
          <LineIcon drawing={threeDots} size={20} stroke={3} />
        </IconButton>
      </span>
    </div>
  )
}
