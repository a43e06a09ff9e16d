import { useLiveQuery } from 'dexie-react-hooks'
import { readStandings } from '#src/db/reads/key-phrases.ts'
import { maxReportPhrases } from '#src/domain/report/choice.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { positionText } from '#src/words/key-phrase/positions.ts'
import { reportFormWords } from '#src/words/report-making/report-form.ts'

interface PhraseChoiceProps {
  rows: readonly KeyPhraseRow[]
  ids: ReadonlySet<string>
  onIds: (ids: ReadonlySet<string>) => void
}

export function PhraseChoice({ rows, ids, onIds }: PhraseChoiceProps) {
  const standings = useLiveQuery(readStandings)
  return (
    <Panel
      title={reportFormWords.phrases}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => onIds(new Set(rows.slice(0, maxReportPhrases).map(({ id }) => id)))}
          >
            {reportFormWords.all}
          </Button>
          <Button variant="quiet" onClick={() => onIds(new Set())}>
            {reportFormWords.none}
          </Button>
        </>
      }
    >
      <p role="status" className="text-14 text-quiet">
        {reportFormWords.chosen(ids.size, rows.length)}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ id, keyword, country, account_name }) => {
          const current = standings?.get(id)?.current
          return (
            <li key={id}>
              <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5 dense:min-h-12">
                <input
                  type="checkbox"
                  name="report_phrase"
                  checked={ids.has(id)}
                  onChange={() => onIds(ids.symmetricDifference(new Set([id])))}
                  className="size-5 shrink-0 cursor-pointer dense:size-4"
                />
                <span className="min-w-0 grow">
                  <bdi className="block truncate dense:text-14">{keyword}</bdi>
                  <span className="block truncate text-14 text-quiet dense:text-12">
                    {[country.toUpperCase(), account_name && `@${account_name}`].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="max-w-28 shrink-0 text-right text-14 text-quiet tabular-nums">
                  {current && positionText(current)}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
