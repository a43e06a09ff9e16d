import { useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { appendPhrases, type BatchDraft, draftPhrases } from '#src/domain/search/batch-draft.ts'
import {
  batchProblem,
  firstCharacters,
  maxKeystrokes,
  maxPhrases,
} from '#src/domain/search/phrase-batches.ts'
import { expandPhrase, expansions } from '#src/domain/search/phrase-expansions.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextAreaField, TextField } from '#src/ui/controls/text-field.tsx'
import { batchFormWords } from '#src/words/search/batch-form.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchProblemText, phraseWords } from '#src/words/search/phrases.ts'
import { PhraseField } from './phrase-field.tsx'

interface BatchFieldsProps {
  draft: BatchDraft
  country: CountryCode
  /** Whether the user submitted the form without a phrase. */
  missing: boolean
  onChange: (change: Partial<BatchDraft>) => void
}

function SingleFields({ draft, missing, onChange }: BatchFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_7rem]">
      <PhraseField
        error={missing ? phraseWords.missing : undefined}
        value={draft.single}
        onChange={(single) => onChange({ single })}
      />
      <TextField
        label={batchFormWords.quantity}
        name="quantity"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={maxPhrases}
        step={1}
        value={draft.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
    </div>
  )
}

interface ExpansionFieldProps {
  country: CountryCode
  onExpand: (phrases: string[]) => void
}

/** Expands a phrase into several and adds them to the phrases field. Does not search. */
function ExpansionField({ country, onExpand }: ExpansionFieldProps) {
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

function MultipleFields({ draft, country, missing, onChange }: BatchFieldsProps) {
  const phrases = draftPhrases(draft)
  const problem = batchProblem(phrases)
  const isTold = problem !== null && (problem !== 'empty' || missing)
  return (
    <>
      <TextAreaField
        label={lookupWords.keyPhrases}
        name="phrases"
        rows={6}
        autoCapitalize="none"
        required
        hint={batchFormWords.onePerLine(phrases.length, maxPhrases)}
        error={isTold ? batchProblemText(problem) : undefined}
        value={draft.multiple}
        onChange={(multiple) => onChange({ multiple })}
      />
      <ExpansionField
        country={country}
        onExpand={(more) => onChange({ multiple: appendPhrases(draft.multiple, more) })}
      />
      {phrases.length > 1 && (
        <div className="-ml-4 dense:-ml-3">
          <Button variant="quiet" onClick={() => onChange({ multiple: '' })}>
            {batchFormWords.clear}
          </Button>
        </div>
      )}
    </>
  )
}

function KeystrokeFields({ draft, missing, onChange }: BatchFieldsProps) {
  return (
    <PhraseField
      maxLength={undefined}
      placeholder={batchFormWords.keystrokeExample}
      hint={batchFormWords.keystrokeHint(maxKeystrokes)}
      error={missing ? phraseWords.missing : undefined}
      value={draft.keystroke}
      onChange={(keystroke) => onChange({ keystroke: firstCharacters(keystroke, maxKeystrokes) })}
    />
  )
}

export const batchFields = { single: SingleFields, multiple: MultipleFields, keystroke: KeystrokeFields }
