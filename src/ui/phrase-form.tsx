import { type FormEvent, type ReactNode, useState } from 'react'
import { maxPhraseLength, normalisePhrase } from '#src/domain/phrases.ts'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

interface PhraseFormProps {
  label: string
  submitLabel: string
  placeholder?: string
  /** Called with a normalised phrase; blank ones are not submitted. */
  onSubmit(phrase: string): void
  /** Further fields, between the phrase and the button. */
  children?: ReactNode
}

/** Asks for a phrase to search. */
export function PhraseForm({ label, submitLabel, placeholder, onSubmit, children }: PhraseFormProps) {
  const [text, setText] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const phrase = normalisePhrase(text)
    if (phrase !== '') onSubmit(phrase)
  }

  return (
    <form className="flex flex-col gap-3 sm:flex-row sm:items-end" onSubmit={submit}>
      <div className="grow">
        <TextField
          label={label}
          name="phrase"
          type="search"
          required
          maxLength={maxPhraseLength}
          placeholder={placeholder}
          value={text}
          onChange={setText}
        />
      </div>
      {children}
      <Button type="submit">{submitLabel}</Button>
    </form>
  )
}
