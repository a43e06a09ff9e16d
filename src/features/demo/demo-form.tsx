import { type FormEvent, useState } from 'react'
import { maxPhraseLength } from '#src/domain/limits.ts'
import { normalisePhrase, phraseMissing } from '#src/domain/search/phrases.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'

/** Asks for another keyword. */
export function DemoForm({ onSearch }: { onSearch: (keyword: string) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  const search = (event: FormEvent) => {
    event.preventDefault()
    const keyword = normalisePhrase(text)
    if (keyword) onSearch(keyword)
    else setProblem(phraseMissing)
  }
  return (
    <form
      aria-label="Another search"
      className="mt-8 flex max-w-2xl flex-col gap-3 sm:flex-row sm:items-start"
      onSubmit={search}
    >
      <div className="grow">
        <TextField
          label="Try another key phrase"
          name="q"
          type="search"
          required
          maxLength={maxPhraseLength}
          value={text}
          error={problem}
          onChange={(value) => {
            setText(value)
            setProblem(undefined)
          }}
        />
      </div>
      {/* In line with the control, under its label. */}
      <div className="flex flex-col sm:pt-6.5">
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </div>
    </form>
  )
}
