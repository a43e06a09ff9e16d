import type { PlanRow } from '#src/domain/account/rows.ts'
import type { IdeaRow, Stage } from '#src/domain/ideas/rows.ts'
import { IdeaDialog } from './idea-dialog.tsx'
import type { IdeaDrafts } from './idea-form.tsx'
import { IdeaMenu } from './idea-menu.tsx'
import { NewIdeaDialog } from './new-idea-dialog.tsx'

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
