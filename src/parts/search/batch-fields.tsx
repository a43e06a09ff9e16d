import type { CountryCode } from '#src/domain/countries.ts'
import { maxPhraseLength } from '#src/domain/limits.ts'
import { appendPhrases, type BatchDraft } from '#src/domain/search/batch-draft.ts'
import {
  batchProblem,
  firstCharacters,
  maxKeystrokes,
  maxPhrases,
  phraseLines,
} from '#src/domain/search/phrase-batches.ts'
import { phraseMissing } from '#src/domain/search/phrases.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextAreaField } from '#src/ui/controls/text-area-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { messages } from '#src/words/messages.ts'
import { ExpansionField } from './expansion-field.tsx'

interface BatchFieldsProps {
  draft: BatchDraft
  country: CountryCode
  /** Whether it was to be searched with nothing in it. */
  missing: boolean
  onChange: (change: Partial<BatchDraft>) => void
}

function SingleFields({ draft, missing, onChange }: BatchFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_7rem]">
      <TextField
        label="Key phrase"
        name="phrase"
        type="search"
        required
        maxLength={maxPhraseLength}
        placeholder="running shoes"
        error={missing ? phraseMissing : undefined}
        value={draft.single}
        onChange={(single) => onChange({ single })}
      />
      <TextField
        label="Quantity"
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

function MultipleFields({ draft, country, missing, onChange }: BatchFieldsProps) {
  const phrases = phraseLines(draft.multiple)
  const problem = batchProblem(phrases)
  const errors = {
    'too-many': messages.tooManyPhrases,
    'too-long': `A key phrase is longer than ${maxPhraseLength} characters`,
    empty: missing ? phraseMissing : undefined,
  }
  return (
    <>
      <TextAreaField
        label="Key phrases"
        name="phrases"
        rows={6}
        required
        hint={`One per line. ${phrases.length} of ${maxPhrases}.`}
        error={problem ? errors[problem] : undefined}
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
            Clear the list
          </Button>
        </div>
      )}
    </>
  )
}

function KeystrokeFields({ draft, missing, onChange }: BatchFieldsProps) {
  return (
    <TextField
      label="Key phrase"
      name="phrase"
      type="search"
      required
      placeholder="running shoe"
      hint={`What TikTok suggests after each keystroke, for the first ${maxKeystrokes} characters.`}
      error={missing ? phraseMissing : undefined}
      value={draft.keystroke}
      onChange={(keystroke) => onChange({ keystroke: firstCharacters(keystroke, maxKeystrokes) })}
    />
  )
}

const fieldsOf = { single: SingleFields, multiple: MultipleFields, keystroke: KeystrokeFields }

/** What is to be searched, in the way of the chosen mode. */
export function BatchFields(props: BatchFieldsProps) {
  const Fields = fieldsOf[props.draft.mode]
  return <Fields {...props} />
}
