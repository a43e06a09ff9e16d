import type { FormEvent } from 'react'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { demoResultWords } from '#src/words/search/demo-results.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { phraseWords } from '#src/words/search/phrases.ts'

export function DemoForm({ onSearch }: { onSearch: (keyword: string) => void }) {
  const { field, refuse } = useCheckedText()

  const search = (event: FormEvent) => {
    event.preventDefault()
    const keyword = normalisePhrase(field.value)
    if (keyword) onSearch(keyword)
    else refuse(phraseWords.missing)
  }
  return (
    <form
      aria-label={demoResultWords.form}
      className="mt-8 flex max-w-2xl flex-col gap-3 sm:flex-row sm:items-start"
      onSubmit={search}
    >
      <div className="grow">
        <TextField
          label={demoResultWords.another}
          name="q"
          type="search"
          required
          maxLength={maxPhraseLength}
          autoCapitalize="none"
          {...field}
        />
      </div>
      {/* Aligns the button with the field instead of its label. */}
      <div className="flex flex-col sm:pt-6.5">
        <Button type="submit">{lookupWords.search}</Button>
      </div>
    </form>
  )
}
