import { Pencil, Trash } from 'lucide-react'
import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { noonOf } from '#src/lib/calendar-days.ts'
import { formatDate } from '#src/lib/format.ts'
import { PhraseRules } from '#src/parts/tracking/phrase-rules.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { describeRule } from '#src/words/alerts/alerts.ts'
import { besidePanelWords } from '#src/words/key-phrase/beside-panels.ts'
import { removeNote } from './actions.ts'
import { VoicePanel } from './position/voice-panel.tsx'
import type { PhraseView } from './use-phrase-view.ts'

interface NotesPanelProps extends Pick<PhraseView, 'notes'> {
  /** `note` is null for a new note. */
  onWrite: (note: NoteRow | null) => void
}

function NotesPanel({ notes, onWrite }: NotesPanelProps) {
  return (
    <Panel
      title={besidePanelWords.notes}
      actions={<Button onClick={() => onWrite(null)}>{besidePanelWords.addNote}</Button>}
    >
      {notes.length === 0 && <p className="text-14 text-quiet">{besidePanelWords.noNotes}</p>}
      <ul>
        {notes.toReversed().map((note) => (
          <li
            key={note.id}
            className="flex items-start gap-2 border-line border-t py-2 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 grow">
              <time dateTime={note.day} className="text-12 text-quiet">
                {formatDate(noonOf(note.day).toISOString())}
              </time>
              <p dir="auto" className="whitespace-pre-line break-words text-14">
                {note.note}
              </p>
            </div>
            <IconButton label={besidePanelWords.editNote(note.note)} onClick={() => onWrite(note)}>
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={besidePanelWords.deleteNote(note.note)}
              onClick={() => void removeNote(note.id)}
            >
              <Trash size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type BesidePanelsProps = PhraseView & Pick<NotesPanelProps, 'onWrite'>

export function BesidePanels({ phrase, notes, rules, range, ranked, follow, onWrite }: BesidePanelsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <VoicePanel range={range} ranked={ranked} follow={follow} />
      <div className="flex min-w-0 flex-col gap-6">
        <NotesPanel notes={notes} onWrite={onWrite} />
        {rules && (
          <div className={rules.length > 0 ? undefined : 'print:hidden'}>
            <Panel title={besidePanelWords.alerts}>
              <div className="print:hidden">
                <PhraseRules keywordId={phrase.id} rules={rules} />
              </div>
              <ul className="hidden text-14 print:block">
                {rules.map((rule) => (
                  <li key={rule.id}>{describeRule(rule)}</li>
                ))}
              </ul>
            </Panel>
          </div>
        )}
      </div>
    </div>
  )
}
