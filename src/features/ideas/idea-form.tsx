import { type FormEvent, useState } from 'react'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { isUnpublished } from '#src/domain/ideas/board.ts'
import { type IdeaFields, type IdeaProblems, ideaFields, readIdeaFields } from '#src/domain/ideas/draft.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { maxIdeaNoteLength, maxIdeaTitleLength } from '#src/domain/input-limits.ts'
import { CountryField } from '#src/parts/search/country-field.tsx'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { TextAreaField, TextField } from '#src/ui/controls/text-field.tsx'
import { ideaWords } from '#src/words/ideas/ideas.ts'
import { phraseWords } from '#src/words/search/phrases.ts'
import { saveIdea } from './actions.ts'

type Fields = IdeaFields & { country: CountryCode }

/** The unsaved fields by idea id. Outlives the dialog, because users may close it by mistake. */
export type IdeaDrafts = Map<string, Partial<Fields>>

interface IdeaFormProps {
  id: string
  idea: IdeaRow
  plan: PlanRow | null
  drafts: IdeaDrafts
  onSaved: () => void
}

/** A published idea's phrase cannot be changed, because its positions were measured for that phrase. */
export function IdeaForm({ id, idea, plan, drafts, onSaved }: IdeaFormProps) {
  const [changes, setChanges] = useState(() => drafts.get(idea.id) ?? {})
  // Another device may change the idea while the user types.
  const fields: Fields = { ...ideaFields(idea), country: idea.country, ...changes }
  const [problems, setProblems] = useState<IdeaProblems>({})
  const change = (changed: Partial<Fields>) => {
    const next = { ...changes, ...changed }
    drafts.set(idea.id, next)
    setChanges(next)
    setProblems({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readIdeaFields(fields)
    if ('problems' in read) return setProblems(read.problems)
    const published_on = read.values.published_on ?? idea.published_on
    if (!(await saveIdea(idea, { ...read.values, published_on, country: fields.country }))) return
    drafts.delete(idea.id)
    onSaved()
  }
  const countries = plan?.countries ?? [idea.country]
  const about = (
    <>
      <PhraseField
        value={fields.phrase}
        onChange={(phrase) =>
          // The title follows the phrase until the user changes it.
          change(fields.title === fields.phrase ? { phrase, title: phrase } : { phrase })
        }
        error={problems.phrase && phraseWords.missing}
      />
      {countries.length > 1 && (
        <CountryField
          countries={countries}
          value={fields.country}
          onChange={(country) => change({ country })}
        />
      )}
    </>
  )
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {idea.phrase === null && about}
      <TextField
        label={ideaWords.name}
        name="title"
        maxLength={maxIdeaTitleLength}
        value={fields.title}
        onChange={(title) => change({ title })}
        error={problems.title && ideaWords.titleProblem}
      />
      <TextAreaField
        label={ideaWords.note}
        name="note"
        rows={3}
        maxLength={maxIdeaNoteLength}
        value={fields.note}
        onChange={(note) => change({ note })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={isUnpublished(idea) ? ideaWords.targetDate : ideaWords.publishedOn}
          name="day"
          type="date"
          value={isUnpublished(idea) ? fields.target_date : fields.published_on}
          onChange={(day) => change(isUnpublished(idea) ? { target_date: day } : { published_on: day })}
        />
        <TextField
          label={ideaWords.goal}
          name="goal"
          inputMode="numeric"
          autoComplete="off"
          value={fields.goal}
          onChange={(goal) => change({ goal })}
          hint={ideaWords.goalHint}
          error={problems.goal && ideaWords.goalProblem}
        />
      </div>
      {idea.phrase !== null && isUnpublished(idea) && about}
    </form>
  )
}
