import type { Fold } from '#src/domain/ranking/fold.ts'
import { rankingViewWords } from '#src/words/check/ranking-view.ts'

/** In the place of the ranks between the first ones and the owner's. */
export function FoldLine({ fold: { from, to }, onOpen }: { fold: Fold; onOpen: () => void }) {
  return (
    // Thin to look at, and as high as a finger is: over what is beside it.
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
