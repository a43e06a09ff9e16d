import { useState } from 'react'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { countryName, defaultCountry } from '#src/domain/countries.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { ideaWords } from '#src/words/ideas/ideas.ts'
import { phraseWords } from '#src/words/search/phrases.ts'
import { addByHand } from './actions.ts'

interface NewIdeaDialogProps {
  plan: PlanRow | null
  onClose: () => void
  onAdded: (id: string) => void
}

export function NewIdeaDialog({ plan, onClose, onAdded }: NewIdeaDialogProps) {
  const [phrase, setPhrase] = useState('')
  const [country, setCountry] = useState(defaultCountry)
  const [problem, setProblem] = useState<string>()
  const countries = plan?.countries ?? [country]
  const submit = async () => {
    const wanted = normalisePhrase(phrase)
    if (wanted === '') return setProblem(phraseWords.missing)
    const id = await addByHand(wanted, country)
    if (!id) return
    onClose()
    onAdded(id)
  }
  return (
    <FormDialog
      title={ideaWords.add}
      cancel={ideaWords.cancel}
      submit={ideaWords.create}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <PhraseField
        value={phrase}
        error={problem}
        onChange={(text) => {
          setPhrase(text)
          setProblem(undefined)
        }}
      />
      {countries.length > 1 && (
        <SelectField
          label={ideaWords.country}
          name="country"
          value={country}
          onChange={setCountry}
          options={countries.map((code) => ({ value: code, label: countryName(code) }))}
        />
      )}
    </FormDialog>
  )
}
