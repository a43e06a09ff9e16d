import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import type { DayRange } from '#src/lib/calendar-days.ts'
import { PhraseRules } from '#src/parts/tracking/phrase-rules.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { describeRule } from '#src/words/alerts/alerts.ts'
import { besidePanelWords } from '#src/words/key-phrase/beside-panels.ts'
import type { Note } from './notes/note-form.tsx'
import { NotesPanel } from './notes/notes-panel.tsx'
import type { Follow } from './position/use-follow.ts'
import type { RankedByCheck } from './position/use-ranked-accounts.ts'
import { VoicePanel } from './position/voice-panel.tsx'
import type { KeyPhraseFacts } from './use-key-phrase.ts'

interface AlertsPanelProps {
  keywordId: string
  rules: readonly AlertRuleRow[]
}

function AlertsPanel({ keywordId, rules }: AlertsPanelProps) {
  return (
    <div className={rules.length > 0 ? undefined : 'print:hidden'}>
      <Panel title={besidePanelWords.alerts}>
        <div className="print:hidden">
          <PhraseRules keywordId={keywordId} rules={rules} />
        </div>
        <ul className="hidden text-14 print:block">
          {rules.map((rule) => (
            <li key={rule.id}>{describeRule(rule)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

interface BesidePanelsProps {
  facts: KeyPhraseFacts
  rules: readonly AlertRuleRow[] | undefined
  range: DayRange
  ranked: RankedByCheck
  follow: Follow
  onWriteNote: (note: Note | null) => void
}

export function BesidePanels(props: BesidePanelsProps) {
  const { facts, rules, range, ranked, follow, onWriteNote } = props
  const { phrase, notes } = facts
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <VoicePanel range={range} ranked={ranked} follow={follow} />
      <div className="flex min-w-0 flex-col gap-6">
        <NotesPanel notes={notes} onWrite={onWriteNote} />
        {rules && <AlertsPanel keywordId={phrase.id} rules={rules} />}
      </div>
    </div>
  )
}
