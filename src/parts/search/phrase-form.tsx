import { type FormEvent, useState } from 'react'
import { maxPhraseLength } from '#src/domain/limits.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import type { StoredAnswer } from '#src/domain/search/stored-answers.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { phraseWords } from '#src/words/phrases.ts'
import { priceWords } from '#src/words/prices.ts'
import { StoredOffer } from './stored-offer.tsx'

interface PhraseFormProps {
  label: string
  submitLabel: string
  placeholder?: string
  /** Whether no credit is left to search with. */
  spent: boolean
  /** The answer of a short while ago, if there is one. */
  findFresh(phrase: string): Promise<StoredAnswer | undefined>
  /** Called with a normalised phrase, never with a blank one. A stored answer is one to use again. */
  onSubmit(phrase: string, stored?: StoredAnswer): void
}

/** Asks for a phrase to search, and offers what is stored before it is paid for again. */
export function PhraseForm(props: PhraseFormProps) {
  const { label, submitLabel, placeholder, spent, findFresh, onSubmit } = props
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [offer, setOffer] = useState<{ phrase: string; stored: StoredAnswer } | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const phrase = normalisePhrase(text)
    if (spent) return
    if (phrase === '') return setProblem(phraseWords.missing)
    const stored = await findFresh(phrase)
    if (stored) setOffer({ phrase, stored })
    else onSubmit(phrase)
  }

  return (
    <>
      <form
        className="flex flex-col gap-3 sm:flex-row sm:items-start"
        onSubmit={(event) => void submit(event)}
      >
        <div className="grow">
          <TextField
            label={label}
            name="phrase"
            type="search"
            required
            maxLength={maxPhraseLength}
            placeholder={placeholder}
            value={text}
            error={problem}
            onChange={(value) => {
              setText(value)
              setProblem(undefined)
              setOffer(null)
            }}
          />
        </div>
        {/* In line with the control, under its label. */}
        <div className="flex flex-col sm:pt-6.5">
          <Button type="submit" disabled={spent}>
            {submitLabel}
          </Button>
        </div>
      </form>
      {spent && <p className="mt-2 text-14 text-quiet">{priceWords.noneLeft}</p>}
      {offer && (
        <StoredOffer
          phrases={1}
          answers={new Map([[0, offer.stored]])}
          onUse={() => onSubmit(offer.phrase, offer.stored)}
          onAgain={() => onSubmit(offer.phrase)}
        />
      )}
    </>
  )
}
