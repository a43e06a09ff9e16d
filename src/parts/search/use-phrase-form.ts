import type { FormEvent } from 'react'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { phraseWords } from '#src/words/search/phrases.ts'

/** Returns the props of a phrase field, and the submit handler of its form, which refuses an empty phrase. */
export function usePhraseForm<Result>(onPhrase: (phrase: string) => Result, initial?: string) {
  const { field, refuse } = useCheckedText(initial)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const phrase = normalisePhrase(field.value)
    return phrase === '' ? refuse(phraseWords.missing) : onPhrase(phrase)
  }
  return { field, submit }
}
