import { useState } from 'react'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import { movesOf, utcDay } from '#src/domain/ideas/board.ts'
import type { IdeaRow, Stage } from '#src/domain/ideas/rows.ts'
import { now } from '#src/lib/clock.ts'
import { createIdea } from '#src/parts/ideas/actions.ts'
import { CountryField } from '#src/parts/search/country-field.tsx'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { usePhraseForm } from '#src/parts/search/use-phrase-form.ts'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { Menu } from '#src/ui/controls/menu.tsx'
import { actionDrawings } from '#src/ui/drawing/action-drawings.ts'
import { ideaName } from '#src/words/ideas/idea-name.ts'
import { ideaWords } from '#src/words/ideas/ideas.ts'
import { removeIdea } from './actions.ts'
import { IdeaDialog } from './idea-dialog.tsx'
import type { IdeaDrafts } from './idea-form.tsx'

function NewIdeaDialog({ plan, onClose, onAdded }: Pick<IdeaOverlayProps, 'plan' | 'onClose' | 'onAdded'>) {
  const [country, setCountry] = useState(defaultCountry)
  const countries = plan?.countries ?? [country]
  const { field, submit } = usePhraseForm(async (phrase) => {
    const id = await createIdea({ phrase, country })
    if (!id) return
    onClose()
    onAdded(id)
  })
  return (
    <FormDialog
      title={ideaWords.add}
      submit={ideaWords.create}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <PhraseField {...field} />
      {countries.length > 1 && <CountryField countries={countries} value={country} onChange={setCountry} />}
    </FormDialog>
  )
}

interface IdeaMenuProps {
  idea: IdeaRow
  anchor: HTMLElement
  onMove: (stage: Stage) => void
  onClose: () => void
}

const arrow = 'M5 12h14M12 5l7 7-7 7'

function IdeaMenu({ idea, anchor, onMove, onClose }: IdeaMenuProps) {
  return (
    <Menu
      label={ideaName(idea)}
      anchor={anchor}
      onClose={onClose}
      items={[
        ...movesOf(idea, utcDay(now())).map((stage) => ({
          id: stage,
          label:
            stage === 'published' && idea.video_id === null
              ? ideaWords.addLink
              : ideaWords.moveTo(ideaWords.columns[stage]),
          drawing: arrow,
          press: () => onMove(stage),
        })),
        {
          id: 'delete',
          label: ideaWords.delete,
          drawing: actionDrawings.bin,
          danger: true,
          press: () => void removeIdea(idea),
        },
      ]}
    />
  )
}

export type Overlay =
  | { kind: 'menu'; idea: IdeaRow; anchor: HTMLElement }
  | { kind: 'idea'; idea: IdeaRow }
  | { kind: 'new' }

interface IdeaOverlayProps {
  opened: Overlay
  plan: PlanRow | null
  drafts: IdeaDrafts
  onMove: (idea: IdeaRow, stage: Stage) => void
  onAdded: (id: string) => void
  onClose: () => void
}

export function IdeaOverlay({ opened, plan, drafts, onMove, onAdded, onClose }: IdeaOverlayProps) {
  if (opened.kind === 'new') return <NewIdeaDialog {...{ plan, onAdded, onClose }} />
  const { idea } = opened
  if (opened.kind === 'idea') return <IdeaDialog key={idea.id} {...{ idea, plan, drafts, onClose }} />
  return <IdeaMenu idea={idea} anchor={opened.anchor} onMove={(to) => onMove(idea, to)} onClose={onClose} />
}
