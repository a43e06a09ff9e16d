import type { Fold } from '#src/domain/ranking/fold.ts'
import { rankingViewWords } from '#src/words/check/ranking-view.ts'

export function FoldLine({ fold: { from, to }, onOpen }: { fold: Fold; onOpen: () => void }) {
  return (
    // The button looks thin, but its target overlaps its neighbours to be as high as a finger.
    <button
      type="button"
      aria-label={rankingViewWords.unfold(from, to)}
      onClick={onOpen}
      className="relative flex h-7 w-full cursor-pointer items-center justify-center text-12 text-quiet tabular-nums after:absolute after:inset-x-0 after:-inset-y-2 hover:text-ink"
    >
      {rankingViewWords.fold(from, to)}
    </button>
  )
}
