import { BrokenPart } from '#src/ui/loading/missing-part.tsx'
import { uiWords } from '#src/words/controls/ui.ts'

/** Stands where a screen was that an error broke. */
export function BrokenScreen(broken: { error: Error; onRetry: () => void }) {
  return <BrokenPart what={uiWords.parts.screen} place="screen" {...broken} />
}
