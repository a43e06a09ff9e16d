import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { maxReportTitleLength } from '#src/domain/input-limits.ts'
import {
  maxReportPhrases,
  type ReportDays,
  type ReportSection,
  reportDays,
  reportSections,
} from '#src/domain/report/choice.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { routes } from '#src/domain/shell/routes.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { isShareable } from '#src/lib/file/download.ts'
import { EmptyWithLink } from '#src/parts/shell/empty-with-link.tsx'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { ChoiceField } from '#src/ui/controls/segments.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { reportFormWords } from '#src/words/report-making/report-form.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { saveReport, shareReport, tellFailure } from './actions.ts'
import type { MadeReport } from './make-report.ts'
import { PhraseChoice } from './phrase-choice.tsx'

const PublishDialog = lazyPart('question', () => import('./publish-dialog.tsx'), 'PublishDialog')
const PublishedReports = lazyPart(
  'reports',
  () => import('#src/parts/report/published-reports.tsx'),
  'PublishedReports',
)

const usualSections: ReadonlySet<ReportSection> = new Set(['summary', 'positions', 'charts'])

const canShareFiles = () => isShareable('report.html', new Blob([''], { type: 'text/html' }))

function initialIds(rows: readonly KeyPhraseRow[], asked: string | null): ReadonlySet<string> {
  const wanted = new Set(asked?.split(','))
  const chosen = rows.filter(({ id, status }) => (asked === null ? status : wanted.has(id)))
  return new Set(chosen.slice(0, maxReportPhrases).map(({ id }) => id))
}

function findObstacle(title: string, phrases: number, sections: number): string | null {
  if (title === '') return reportFormWords.noTitle
  if (phrases === 0) return reportFormWords.noPhrase
  if (phrases > maxReportPhrases) return reportFormWords.tooMany(maxReportPhrases)
  return sections === 0 ? reportFormWords.noSection : null
}

function ReportForm({ rows }: { rows: readonly KeyPhraseRow[] }) {
  const [parameters] = useSearchParams()
  const [title, setTitle] = useState(() => reportFormWords.usualTitle)
  const [days, setDays] = useState<ReportDays>(30)
  const [sections, setSections] = useState(usualSections)
  const [ids, setIds] = useState(() => initialIds(rows, parameters.get('phrases')))
  const [obstacle, setObstacle] = useState<string | null>(null)
  const [publishing, setPublishing] = useState<MadeReport | null>(null)
  const reading = useOneAtATime()

  const make = (use: (made: MadeReport) => void) => {
    const name = normalisePhrase(title)
    const chosen = rows.filter(({ id }) => ids.has(id))
    const problem = findObstacle(name, chosen.length, sections.size)
    setObstacle(problem)
    if (problem !== null) return
    void reading
      .run(
        async () => {
          const { makeReport } = await fetchPart(() => import('./make-report.ts'))
          return makeReport(chosen, { title: name, days, sections })
        },
        (made) => (made ? use(made) : setObstacle(reportFormWords.nothing)),
      )
      .catch(tellFailure)
  }
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={reportFormWords.contents}>
          <div className="flex flex-col gap-4">
            <TextField
              label={reportFormWords.title}
              name="report_title"
              value={title}
              onChange={setTitle}
              maxLength={maxReportTitleLength}
            />
            <ChoiceField
              label={reportFormWords.days}
              value={days}
              onChange={setDays}
              options={reportDays.map((count) => ({ value: count, label: reportFormWords.dayCount(count) }))}
            />
            <fieldset>
              <legend className="mb-1.5 font-medium text-14">{reportFormWords.sections}</legend>
              {reportSections.map((section) => (
                <Checkbox
                  key={section}
                  label={reportFormWords.sectionNames[section]}
                  name="report_section"
                  checked={sections.has(section)}
                  onChange={() => setSections(sections.symmetricDifference(new Set([section])))}
                />
              ))}
            </fieldset>
          </div>
        </Panel>
        <PhraseChoice rows={rows} ids={ids} onIds={setIds} />
      </div>
      <div className="tall:sticky bottom-(--tabs) z-10 -mx-4 mt-4 flex flex-col gap-2 border-line border-t bg-paper px-4 py-2 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:py-4 print:hidden">
        {obstacle && (
          <Notice role="alert" tone="warning">
            {obstacle}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button variant="primary" busy={reading.busy} onClick={() => make((made) => void saveReport(made))}>
            {reportFormWords.save}
          </Button>
          {canShareFiles() && (
            <Button onClick={() => make((made) => void shareReport(made))}>{reportFormWords.share}</Button>
          )}
          <Button aria-haspopup="dialog" onClick={() => make(setPublishing)}>
            {reportFormWords.publish}
          </Button>
        </div>
      </div>
      {publishing && <PublishDialog content={publishing.content} onClose={() => setPublishing(null)} />}
    </>
  )
}

export function ReportPage() {
  const rows = useLiveQuery(listKeyPhrases)
  return (
    <>
      <PageHeader title={placeWords.report} lead={reportFormWords.lead} />
      {rows === undefined && <Skeleton label={reportFormWords.loading} shape="card" />}
      {rows?.length === 0 && (
        <WhyEmpty what="yourKeyPhrases" loading={reportFormWords.loading} shape="card">
          <EmptyWithLink
            title={reportFormWords.noPhrasesTitle}
            href={routes.rankTracking}
            link={reportFormWords.toTracking}
          >
            {reportFormWords.noPhrases}
          </EmptyWithLink>
        </WhyEmpty>
      )}
      {rows && rows.length > 0 && <ReportForm rows={rows} />}
      <div className="mt-6">
        <PublishedReports inForm />
      </div>
    </>
  )
}
