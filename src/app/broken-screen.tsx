import { BrokenPart } from '#src/ui/loading/missing-part.tsx'
import { uiWords } from '#src/words/controls/ui.ts'

/** Shown in place of a screen that failed. */
export function BrokenScreen(broken: { error: Error; onRetry: () => void }) {
  return <BrokenPart what={uiWords.parts.screen} place="screen" {...broken} />
}
