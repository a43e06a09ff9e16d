import { BrokenPart } from '#src/ui/loading/missing-part.tsx'
import { uiWords } from '#src/words/controls/ui.ts'

export function BrokenScreen(broken: { error: Error; onRetry: () => void }) {
  return <BrokenPart what={uiWords.parts.screen} place="screen" {...broken} />
}
