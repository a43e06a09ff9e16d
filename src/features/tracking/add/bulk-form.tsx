import { useDeferredValue, useMemo } from 'react'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { type CountryCode, countryName, defaultCountry } from '#src/domain/countries.ts'
import { phraseLines } from '#src/domain/search/phrase-batches.ts'
import { type BulkLine, readBulk } from '#src/domain/tracking/bulk-add.ts'
import type { KeyPhraseDraft } from '#src/domain/tracking/key-phrase-draft.ts'
import { columnText, readTable } from '#src/lib/file/csv.ts'
import { CountryField } from '#src/parts/search/country-field.tsx'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextAreaField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { bulkAddWords, lineProblemText } from '#src/words/tracking/bulk-add.ts'
import { trackableCountries } from './add-form.tsx'
import { type Draft, useDrafted } from './draft.ts'

const tones = { ready: 'good', duplicate: 'neutral', invalid: 'bad', over: 'warning' } as const

interface BulkPreviewProps {
  lines: readonly BulkLine[]
  plan: PlanRow | null
  room: number
}

function BulkPreview({ lines, plan, room }: BulkPreviewProps) {
  const count = (outcome: BulkLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const counts = {
    ready: count('ready'),
    duplicate: count('duplicate'),
    invalid: count('invalid'),
    over: count('over'),
  }
  return (
    <section aria-label={bulkAddWords.preview} className="flex flex-col gap-3">
      <p aria-live="polite">
        {bulkAddWords.summary(counts)}
        {plan && ` ${bulkAddWords.room(room)}`}
      </p>
      {/* The table's header sticks to the top of this box instead of below the page's header. */}
      <div className="max-h-96 overflow-y-auto [--table-top:0px]">
        <DataTable
          caption={bulkAddWords.preview}
          rows={lines}
          rowKey={(line) => String(line.number)}
          empty={null}
          columns={[
            {
              id: 'phrase',
              header: bulkAddWords.phrase,
              primary: true,
              cell: ({ draft }) => <bdi>{draft.keyword || '–'}</bdi>,
            },
            {
              id: 'outcome',
              header: bulkAddWords.outcome,
              cell: ({ outcome, problem }) => (
                <>
                  <Badge tone={tones[outcome]}>{bulkAddWords.outcomes[outcome]}</Badge>
                  {problem && <span className="ml-2 text-quiet">{lineProblemText(problem)}</span>}
                </>
              ),
            },
            {
              id: 'country',
              header: bulkAddWords.lineCountry,
              cell: ({ draft }) => countryName(draft.country),
            },
            {
              id: 'account',
              header: bulkAddWords.account,
              cell: ({ draft }) => <bdi>{draft.account_name ?? '–'}</bdi>,
            },
            { id: 'video', header: bulkAddWords.video, cell: ({ draft }) => draft.video_id ?? '–' },
            {
              id: 'tags',
              header: bulkAddWords.tags,
              cell: ({ draft }) => <bdi>{draft.tags.join(', ') || '–'}</bdi>,
            },
          ]}
        />
      </div>
    </section>
  )
}

interface BulkFormProps {
  /** One phrase per line. */
  text: string
  country: CountryCode | null
  /** Overrides `text`. */
  draft: Draft
  plan: PlanRow | null
  known: readonly KeyPhraseDraft[]
  active: number
  takesFocus: boolean
  onAdded: () => void
}

export function BulkForm(props: BulkFormProps) {
  const { text: given, country: asked, draft, plan, known, active, takesFocus, onAdded } = props
  const [text, setText] = useDrafted(draft, 'lines', columnText(phraseLines(given)))
  const [country, setCountry] = useDrafted(draft, 'linesCountry', asked ?? defaultCountry)
  const { busy, run } = useOneAtATime()
  const countries = useMemo(() => trackableCountries(plan), [plan])
  const room = plan ? Math.max(0, plan.active_key_phrases - active) : Number.POSITIVE_INFINITY
  const read = useDeferredValue(text)
  const lines = useMemo(
    () => readBulk(readTable(read), { country, countries, known, room }),
    [read, country, countries, known, room],
  )
  const ready = lines.filter((line) => line.outcome === 'ready')

  const add = () =>
    run(
      () => addTracked(ready.map((line) => line.draft)),
      ({ kind }) => {
        if (kind === 'failed') return
        setText('')
        onAdded()
      },
    )

  return (
    <div className="flex flex-col gap-4">
      <TextAreaField
        label={bulkAddWords.lines}
        name="lines"
        autoFocus={takesFocus}
        rows={6}
        autoCapitalize="none"
        value={text}
        onChange={setText}
        hint={bulkAddWords.linesHint}
      />
      <div className="flex flex-wrap items-end gap-4 *:grow *:basis-64">
        <CountryField
          label={bulkAddWords.country}
          name="bulk_country"
          countries={countries}
          value={country}
          onChange={setCountry}
        />
        <label className="flex flex-col gap-1.5 font-medium text-14">
          {bulkAddWords.file}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="h-11 w-full text-14 file:mr-3 file:h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:text-ink dense:h-9 dense:file:h-9"
            onClick={({ currentTarget }) => {
              // Otherwise, choosing the same file again would not fire a change event.
              currentTarget.value = ''
            }}
            onChange={async (event) => {
              const file = event.target.files?.[0]
              if (file) setText(await file.text())
            }}
          />
        </label>
      </div>
      {lines.length > 0 && <BulkPreview lines={lines} plan={plan} room={room} />}
      <div>
        <Button variant="primary" busy={busy} disabled={ready.length === 0} onClick={() => void add()}>
          {bulkAddWords.add(ready.length)}
        </Button>
      </div>
    </div>
  )
}
