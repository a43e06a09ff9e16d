import { type FormEvent, useState } from 'react'
import { maxPhraseLength, normalisePhrase } from '#src/domain/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'

/** Asks for a phrase; blank ones are not submitted. */
export function SearchForm({ onSearch }: { onSearch(phrase: string): void }) {
  const [text, setText] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const phrase = normalisePhrase(text)
    if (phrase !== '') onSearch(phrase)
  }

  return (
    <form className="flex max-w-2xl flex-col gap-3 sm:flex-row sm:items-end" onSubmit={submit}>
      <div className="grow">
        <TextField
          label="Search phrase"
          name="phrase"
          type="search"
          required
          maxLength={maxPhraseLength}
          value={text}
          onChange={setText}
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  )
}
