import { useLiveQuery } from 'dexie-react-hooks'
import { listAlertRules } from '#src/db/reads/alerts.ts'
import { PhraseRules } from '#src/parts/tracking/phrase-rules.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { besidePanelWords } from '#src/words/beside-panels.ts'

/** When the owner wants to be told about this key phrase. */
export function AlertsPanel({ keywordId }: { keywordId: string }) {
  const rules = useLiveQuery(() => listAlertRules(keywordId), [keywordId])
  if (!rules) return null
  return (
    <Panel title={besidePanelWords.alerts}>
      <PhraseRules keywordId={keywordId} rules={rules} />
    </Panel>
  )
}
