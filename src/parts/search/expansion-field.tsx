import { useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { expandPhrase, expansions } from '#src/domain/search/phrase-expansions.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { batchFormWords } from '#src/words/search/batch-form.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

interface ExpansionFieldProps {
  country: CountryCode
  onExpand: (phrases: string[]) => void
}

/** Fills the phrases field but does not search. */
export function ExpansionField({ country, onExpand }: ExpansionFieldProps) {
  const [seed, setSeed] = useState('')
  const blank = normalisePhrase(seed) === ''
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <div className="grow">
        <TextField
          label={batchFormWords.expand}
          name="seed"
          placeholder={lookupWords.phraseExample}
          maxLength={maxPhraseLength}
          autoComplete="off"
          autoCapitalize="none"
          value={seed}
          onChange={setSeed}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {expansions.map((expansion) => (
          <Button
            key={expansion}
            variant="secondary"
            disabled={blank}
            onClick={() => onExpand(expandPhrase(seed, expansion, country))}
          >
            {batchFormWords.expansions[expansion]}
          </Button>
        ))}
      </div>
    </div>
  )
}
