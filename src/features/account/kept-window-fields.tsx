import type { KeptOnDevice } from '#src/db/space/kept-on-device.ts'
import { type KeptWindow, maxBytesChoices, perPhraseChoices } from '#src/domain/sync/kept-window.ts'
import { formatMegabytes } from '#src/lib/format.ts'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { accountWords } from '#src/words/account/account.ts'
import { changeKept } from './actions.ts'

const all = 'all'

function makeChoices<Choice extends number>(
  choices: readonly Choice[],
  label: (choice: Choice) => string,
  unbounded: string,
) {
  return {
    options: [
      ...choices.map((choice) => ({ value: String(choice), label: label(choice) })),
      { value: all, label: unbounded },
    ],
    chosen: (value: string) => choices.find((choice) => String(choice) === value) ?? null,
  }
}

export function KeptWindowFields({ window, kept }: { window: KeptWindow; kept: KeptOnDevice }) {
  const words = accountWords.window
  const newest = makeChoices(perPhraseChoices, words.newest, words.allChecks)
  const room = makeChoices(maxBytesChoices, formatMegabytes, words.noLimit)
  return (
    <div className="mt-4">
      <p>
        {[words.takes(formatMegabytes(kept.bytes)), kept.left > 0 && words.left(kept.left)]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.perPhrase}
          name="per-phrase"
          value={String(window.perPhrase ?? all)}
          options={newest.options}
          onChange={(value) => void changeKept({ ...window, perPhrase: newest.chosen(value) })}
        />
        <SelectField
          label={words.maxBytes}
          name="max-bytes"
          value={String(window.maxBytes ?? all)}
          options={room.options}
          onChange={(value) => void changeKept({ ...window, maxBytes: room.chosen(value) })}
        />
      </div>
    </div>
  )
}
