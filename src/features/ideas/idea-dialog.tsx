import { type FormEvent, useId } from 'react'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { countryName } from '#src/domain/countries.ts'
import { ideaPhrase, isUnpublished } from '#src/domain/ideas/board.ts'
import { ideaAddress, shortLinkOf } from '#src/domain/ideas/idea-link.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { publishIdea, trackIdea } from '#src/parts/ideas/actions.ts'
import { useKeywordActs } from '#src/parts/search/use-keyword-act.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { showToast } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { ideaName, linkName } from '#src/words/ideas/idea-name.ts'
import { ideaWords } from '#src/words/ideas/ideas.ts'
import { keywordSheetWords } from '#src/words/keywords/keyword-sheet.ts'
import { type IdeaDrafts, IdeaForm } from './idea-form.tsx'
import { RecipePanel } from './recipe-panel.tsx'
import { type Judged, useJudged } from './use-judged.ts'
import { VerdictPanel } from './verdict-panel.tsx'

function VideoLink({ idea }: { idea: IdeaRow }) {
  const { field, refuse } = useCheckedText()
  const { busy, run } = useOneAtATime()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      () => publishIdea(idea, field.value),
      (problem) => problem && refuse(problem),
    )
  }
  return (
    <form noValidate className="flex flex-col gap-2 rounded-md bg-accent-wash p-3" onSubmit={submit}>
      <TextField
        label={ideaWords.link}
        name="video_link"
        inputMode="url"
        enterKeyHint="go"
        autoCapitalize="none"
        autoComplete="off"
        {...field}
        hint={ideaWords.linkHint}
      />
      <div className="grid sm:flex">
        <Button type="submit" busy={busy}>
          {ideaWords.publish}
        </Button>
      </div>
    </form>
  )
}

interface IdeaDialogProps {
  idea: IdeaRow
  plan: PlanRow | null
  drafts: IdeaDrafts
  onClose: () => void
}

function Video({ idea, judged, plan }: { idea: IdeaRow; judged: Judged; plan: PlanRow | null }) {
  const { tracked } = judged
  const acts = useKeywordActs('basic', idea.country)
  const { phrase } = idea
  const isShort = shortLinkOf(idea) !== null
  const canTrack = phrase !== null && !tracked?.status && !isShort
  const untracked = canTrack && (tracked ? ideaWords.isPaused : ideaWords.isUntracked)
  const remark = isShort ? ideaWords.shortLink : untracked
  return (
    <>
      {remark && <p className="text-14 text-quiet">{remark}</p>}
      <div className="flex flex-wrap gap-2">
        {tracked && <ButtonLink href={links.keyPhrase(tracked.id)}>{ideaWords.openTracked}</ButtonLink>}
        {canTrack && plan?.active_key_phrases !== 0 && (
          <Button onClick={() => void trackIdea(idea)}>{ideaWords.track}</Button>
        )}
        {canTrack && (
          <Button onClick={() => void acts.check(phrase)}>
            {keywordSheetWords.checkFor(priceWords.credits(1))}
          </Button>
        )}
      </div>
      <p className="text-14 text-quiet [&>a]:whitespace-nowrap">
        <bdi>{linkName(idea)}</bdi> <OutsideLink href={ideaAddress(idea)}>{ideaWords.openVideo}</OutsideLink>
      </p>
    </>
  )
}

export function IdeaDialog({ idea, plan, drafts, onClose }: IdeaDialogProps) {
  const form = useId()
  const judged = useJudged(idea)
  if (!judged) return null
  const { phrase, country } = idea
  return (
    <Dialog
      onClose={onClose}
      title={ideaName(idea)}
      description={[ideaPhrase(idea), countryName(country)].filter(Boolean).join(' · ')}
      actions={
        <Button variant="primary" type="submit" form={form}>
          {ideaWords.save}
        </Button>
      }
    >
      {isUnpublished(idea) || judged.video_id === null ? (
        phrase !== null && <VideoLink idea={idea} />
      ) : (
        <>
          {judged.verdict && <VerdictPanel idea={idea} verdict={judged.verdict} />}
          <Video {...{ idea, judged, plan }} />
        </>
      )}
      <IdeaForm
        id={form}
        {...{ idea, plan, drafts }}
        onSaved={() => {
          showToast('good', ideaWords.saved)
          onClose()
        }}
      />
      {phrase !== null && <RecipePanel idea={idea} phrase={phrase} />}
    </Dialog>
  )
}
