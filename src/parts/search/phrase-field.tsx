import type { ComponentProps } from 'react'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'

type PhraseFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'type'> & { name?: string }

export function PhraseField(field: PhraseFieldProps) {
  return (
    <TextField
      label={lookupWords.keyPhrase}
      name="phrase"
      type="search"
      required
      maxLength={maxPhraseLength}
      autoCapitalize="none"
      placeholder={lookupWords.phraseExample}
      {...field}
    />
  )
}
