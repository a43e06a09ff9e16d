import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { listPublished } from '#src/db/reads/report-links.ts'
import { maxReportLinks } from '#src/domain/input-limits.ts'
import { type LinkDays, linkDays, maxPublishedBytes } from '#src/domain/report/choice.ts'
import type { ReportContent } from '#src/domain/report/content.ts'
import { copyLink, reportAddress, showsPages } from '#src/parts/report/actions.ts'
import { RevokeDialog } from '#src/parts/report/published-reports.tsx'
import { useWaitsForConnection } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, FormDialog } from '#src/ui/controls/dialog.tsx'
import { ChoiceField } from '#src/ui/controls/segments.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { reportLinkWords } from '#src/words/report-making/report-links.ts'
import { type NewLink, publish } from './actions.ts'

function findObstacle(content: ReportContent, published: number): string | null {
  if (!showsPages()) return reportLinkWords.needsDomain
  if (published >= maxReportLinks) return reportLinkWords.full(maxReportLinks)
  const { size } = new Blob([JSON.stringify(content)])
  return size > maxPublishedBytes ? reportLinkWords.tooLarge : null
}

interface LinkReadyProps {
  link: NewLink
  title: string
  onClose: () => void
}

function LinkReady({ link: { id, key }, title, onClose }: LinkReadyProps) {
  const address = reportAddress(key)
  const waits = useWaitsForConnection()
  const [revoking, setRevoking] = useState(false)
  if (revoking) return <RevokeDialog report={{ id, title }} onClose={onClose} />
  return (
    <Dialog
      onClose={onClose}
      title={waits ? reportLinkWords.queuedTitle : reportLinkWords.publishedTitle}
      description={waits ? reportLinkWords.queued : reportLinkWords.published}
      actions={
        <>
          <Button onClick={onClose}>{reportLinkWords.done}</Button>
          {navigator.share !== undefined && (
            <Button onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
              {reportLinkWords.send}
            </Button>
          )}
          <Button variant="primary" onClick={() => void copyLink(key)}>
            {reportLinkWords.copy}
          </Button>
        </>
      }
    >
      <TextField
        label={reportLinkWords.link}
        name="report_link"
        value={address}
        onChange={() => undefined}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      {/* Apart from the other buttons, so that users do not press it by mistake. */}
      <div className="-ml-4">
        <Button variant="quiet" onClick={() => setRevoking(true)}>
          {reportLinkWords.revoke}
        </Button>
      </div>
    </Dialog>
  )
}

export function PublishDialog({ content, onClose }: { content: ReportContent; onClose: () => void }) {
  const [days, setDays] = useState<LinkDays>(30)
  const [link, setLink] = useState<NewLink | null>(null)
  const published = useLiveQuery(listPublished)
  if (link) return <LinkReady link={link} title={content.title} onClose={onClose} />
  if (!published) return null
  const obstacle = findObstacle(content, published.length)
  const text = { title: reportLinkWords.publishTitle, description: reportLinkWords.publishText }
  if (obstacle !== null)
    return (
      <Dialog {...text} onClose={onClose} actions={<Button onClick={onClose}>{uiWords.cancel}</Button>}>
        <Notice tone="warning">{obstacle}</Notice>
      </Dialog>
    )
  return (
    <FormDialog
      {...text}
      submit={reportLinkWords.publish}
      onSubmit={async () => setLink(await publish(content, days))}
      onClose={onClose}
    >
      <ChoiceField
        label={reportLinkWords.expires}
        value={days}
        onChange={setDays}
        options={linkDays.map((count) => ({ value: count, label: reportLinkWords.days(count) }))}
      />
    </FormDialog>
  )
}
