import { type PartName, uiWords } from '#src/words/controls/ui.ts'
import { EmptyState } from './empty-state.tsx'

/** Shown offline in place of data that may exist on the server but has not reached this device. */
export function NotHereYet({ what }: { what: PartName }) {
  return <EmptyState title={uiWords.notHere(uiWords.parts[what])}>{uiWords.comesOnline}</EmptyState>
}
