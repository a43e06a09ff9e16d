import { type PartName, uiWords } from '#src/words/controls/ui.ts'
import { EmptyState } from './empty-state.tsx'

export function NotHereYet({ what }: { what: PartName }) {
  return <EmptyState title={uiWords.notHere(uiWords.parts[what])}>{uiWords.comesOnline}</EmptyState>
}
