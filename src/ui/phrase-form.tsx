import { type FormEvent, useState } from 'react'
import { maxPhraseLength } from '#src/domain/limits.ts'
import { normalisePhrase } from '#src/domain/phrases.ts'
import type { StoredAnswer } from '#src/domain/stored-answers.ts'
import { Button } from './button.tsx'
import { StoredOffer } from './stored-offer.tsx'
import { TextField } from './text-field.tsx'

interface PhraseFormProps {
  label: string
  submitLabel: string
  placeholder?: string
  /** The answer of a short while ago, if there is one. */
  findFresh(phrase: string): Promise<StoredAnswer | undefined>
  /** Called with a normalised phrase; blank ones are not submitted. A stored answer is one to use again. */
  onSubmit(phrase: string, stored?: StoredAnswer): void
}

/** Asks for a phrase to search, and offers what is stored before it is paid for again. */
export function PhraseForm({ label, submitLabel, placeholder, findFresh, onSubmit }: PhraseFormProps) {
  const [text, setText] = useState('')
  const [offer, setOffer] = useState<{ phrase: string; stored: StoredAnswer } | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const phrase = normalisePhrase(text)
    if (phrase === '') return
    const stored = await findFresh(phrase)
    if (stored) setOffer({ phrase, stored })
    else onSubmit(phrase)
  }

  return (
    <>
      <form className="flex flex-col gap-3 sm:flex-row sm:items-end" onSubmit={(event) => void submit(event)}>
        <div className="grow">
          <TextField
            label={label}
            name="phrase"
            type="search"
            required
            maxLength={maxPhraseLength}
            placeholder={placeholder}
            value={text}
            onChange={(value) => {
              setText(value)
              setOffer(null)
            }}
          />
        </div>
        <Button type="submit">{submitLabel}</Button>
      </form>
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
