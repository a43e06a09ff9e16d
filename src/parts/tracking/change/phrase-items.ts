import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { bulb, makeIdea } from '#src/parts/ideas/make-idea.ts'
import type { MenuItem } from '#src/ui/controls/menu.tsx'
import { actionDrawings } from '#src/ui/drawing/action-drawings.ts'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'
import { phraseItemWords } from '#src/words/tracking/phrase-items.ts'
import { togglePaused } from './actions.ts'

/** The menu items of a key phrase in a list and on its page. A locked key phrase cannot be resumed. */
export function phraseItems(item: { row: KeyPhraseRow; locked: boolean }, onEdit: () => void): MenuItem[] {
  const { status, keyword, country } = item.row
  const toggle: MenuItem = {
    id: 'toggle',
    label: status ? phraseItemWords.pause : phraseItemWords.resume,
    drawing: status ? actionDrawings.pause : actionDrawings.play,
    press: () => void togglePaused(item),
  }
  return [
    ...(status || !item.locked ? [toggle] : []),
    { id: 'edit', label: phraseItemWords.edit, drawing: actionDrawings.pencil, press: onEdit },
    {
      id: 'idea',
      label: ideaNotingWords.make,
      drawing: bulb,
      press: () => void makeIdea({ phrase: keyword, country }),
    },
  ]
}
