import { type PartName, uiWords } from '#src/words/controls/ui.ts'
import { EmptyState } from './empty-state.tsx'

/** In the place of what the server has, for all that is known, and this device has not had yet, without a network. */
export function NotHereYet({ what }: { what: PartName }) {
  return <EmptyState title={uiWords.notHere(uiWords.parts[what])}>{uiWords.comesOnline}</EmptyState>
}
