import { maxPhraseLength } from '#src/domain/limits.ts'
import { type LookupMode, textFor } from '#src/domain/search/lookup-modes.ts'
import { maxKeystrokes } from '#src/domain/search/phrase-batches.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { lookupFormWords } from '#src/words/lookup-form.ts'
import { lookupWords } from '#src/words/lookups.ts'

interface LookupFieldProps {
  mode: LookupMode
  text: string
  error: string | undefined
  onText: (text: string) => void
}

/** The one field of the form. */
export function LookupField({ mode, text, error, onText }: LookupFieldProps) {
  return (
    <TextField
      label={lookupWords.keyPhrase}
      name="phrase"
      type="search"
      required
      maxLength={mode === 'letters' ? undefined : maxPhraseLength}
      placeholder={lookupWords.phraseExample}
      hint={mode === 'letters' ? lookupFormWords.firstLetters(maxKeystrokes) : undefined}
      error={error}
      value={textFor(mode, text)}
      onChange={(typed) => onText(textFor(mode, typed))}
    />
  )
}
