import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { listPublished } from '#src/db/reads/report-links.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { formatDate } from '#src/lib/format.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { retryPull } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { reportLinkWords } from '#src/words/report-making/report-links.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { copyLink, revoke } from './actions.ts'

type PublishedReport = Awaited<ReturnType<typeof listPublished>>[number]

function stateText({ row, entry }: PublishedReport): string {
  if (entry?.state === 'parked') return reportLinkWords.refused(refusalReason(entry))
  if (entry) return reportLinkWords.waiting
  return reportLinkWords.state(row.reads, formatDate(row.expires_at))
}

function ReportLine({ report, onRevoke }: { report: PublishedReport; onRevoke: () => void }) {
  const { row, key } = report
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        <bdi className="block truncate">{row.title}</bdi>
        <p className="text-14 text-quiet">
          {stateText(report)} {key === null && reportLinkWords.elsewhere}
        </p>
      </div>
      <div className="flex gap-1">
        {key !== null && (
          <Button aria-label={reportLinkWords.copyOf(row.title)} onClick={() => void copyLink(key)}>
            {reportLinkWords.copy}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={reportLinkWords.revokeOf(row.title)}
          onClick={onRevoke}
        >
          {reportLinkWords.revoke}
        </Button>
      </div>
    </li>
  )
}

interface RevokeDialogProps {
  report: { id: string; title: string }
  onClose: () => void
}

export function RevokeDialog({ report: { id, title }, onClose }: RevokeDialogProps) {
  return (
    <FormDialog
      title={reportLinkWords.revokeTitle}
      description={reportLinkWords.revokeText(title)}
      submit={reportLinkWords.revoke}
      danger
      onSubmit={async () => {
        if (await revoke(id)) onClose()
      }}
      onClose={onClose}
    />
  )
}

/** With `inForm`, the list is beside the report form and is omitted if it is empty. */
export function PublishedReports({ inForm = false }: { inForm?: boolean }) {
  const published = useLiveQuery(listPublished)
  const [revoking, setRevoking] = useState<PublishedReport | null>(null)
  // Pulls again, because the view counts may have changed since the last pull.
  const isCounted = published !== undefined && published.length > 0
  useEffect(() => {
    if (isCounted) retryPull()
  }, [isCounted])
  if (!published || (published.length === 0 && inForm)) return null
  return (
    <Panel
      title={reportLinkWords.title}
      actions={!inForm && <ButtonLink href={routes.report}>{reportLinkWords.make}</ButtonLink>}
    >
      {published.length === 0 ? (
        <p className="text-quiet">{reportLinkWords.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {published.map((report) => (
            <ReportLine key={report.row.id} report={report} onRevoke={() => setRevoking(report)} />
          ))}
        </ul>
      )}
      {revoking && <RevokeDialog report={revoking.row} onClose={() => setRevoking(null)} />}
    </Panel>
  )
}
