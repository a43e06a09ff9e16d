import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { usePhraseForm } from '#src/parts/search/use-phrase-form.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { demoResultWords } from '#src/words/search/demo-results.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

export function DemoForm({ onSearch }: { onSearch: (keyword: string) => void }) {
  const { field, submit } = usePhraseForm(onSearch)
  return (
    <form
      aria-label={demoResultWords.form}
      className="mt-8 flex max-w-2xl flex-col gap-3 sm:flex-row sm:items-start"
      onSubmit={submit}
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
