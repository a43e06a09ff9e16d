import { type LookupMode, textFor } from '#src/domain/search/lookup-modes.ts'
import { maxKeystrokes } from '#src/domain/search/phrase-batches.ts'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'

interface LookupFieldProps {
  mode: LookupMode
  text: string
  error: string | undefined
  onText: (text: string) => void
}

export function LookupField({ mode, text, error, onText }: LookupFieldProps) {
  return (
    <PhraseField
      {...(mode === 'keystroke' && { maxLength: undefined })}
      hint={mode === 'keystroke' ? lookupFormWords.firstLetters(maxKeystrokes) : undefined}
      error={error}
      value={textFor(mode, text)}
      onChange={(typed) => onText(textFor(mode, typed))}
    />
  )
}
