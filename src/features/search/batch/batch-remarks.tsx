import type { StoredAnswers } from '#src/domain/search/rows.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchWords } from '#src/words/search/search-batch.ts'
import { lookupFailureText } from '#src/words/search/search-errors.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import type { BatchPhrase, BatchStanding } from './batch-phrase.ts'

interface PhraseNoticeProps<Phrase> {
  tone: 'info' | 'warning'
  title: string
  phrases: readonly Phrase[]
  tell: (phrase: Phrase) => string
  button: string
  /** The accessible name of a phrase's button. */
  label: (phrase: string) => string
  /** The label of the button for all phrases, shown if there are several phrases. */
  all: string
  onPress: (phrases: readonly Phrase[]) => void
}

function PhraseNotice<Phrase extends BatchPhrase>(props: PhraseNoticeProps<Phrase>) {
  const { tone, title, phrases, tell, button, label, all, onPress } = props
  const isQuiet = tone === 'info'
  return (
    <Notice
      tone={tone}
      action={phrases.length > 1 && <Button onClick={() => onPress(phrases)}>{all}</Button>}
    >
      <p className={isQuiet ? '' : 'font-medium'}>{title}</p>
      <ul className={`mt-2 flex flex-col ${isQuiet ? 'gap-1' : 'gap-2'}`}>
        {phrases.map((one) => (
          <li key={one.place} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-medium">{one.phrase}</bdi>
            <span className={`grow text-14 ${isQuiet ? 'text-quiet' : 'min-w-0 basis-60'}`}>{tell(one)}</span>
            <span className="-ml-4 sm:ml-0">
              <Button variant="quiet" aria-label={label(one.phrase)} onClick={() => onPress([one])}>
                {button}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function QueuedPhrases({ phrases }: { phrases: BatchStanding['queued'] }) {
  const waiting = phrases.filter(({ queued }) => queued.state === 'waiting')
  const refused = phrases.filter(({ queued }) => queued.state === 'parked')
  const cancel = (some: readonly BatchPhrase[]) => void cancelSearches(some.flatMap(({ id }) => id ?? []))
  return (
    <>
      {waiting.length > 0 && (
        <PhraseNotice
          tone="info"
          title={batchWords.queued}
          phrases={waiting}
          tell={() => lookupWords.waiting}
          button={uiWords.cancel}
          label={batchWords.cancelOne}
          all={batchWords.cancelAll(waiting.length)}
          onPress={cancel}
        />
      )}
      {refused.length > 0 && (
        <Notice
          tone="warning"
          onRetry={() => {
            for (const { queued } of refused) void retryChange(queued.id)
          }}
          action={
            <Button variant="quiet" onClick={() => cancel(refused)}>
              {lookupWords.discard}
            </Button>
          }
        >
          {batchWords.notRun(refused.length)} {refused[0] && refusalReason(refused[0].queued)}
        </Notice>
      )}
    </>
  )
}

interface BatchRemarksProps {
  standing: BatchStanding
  /** False if the batch was opened directly by its URL. */
  paid: boolean
  onRun: (phrases: readonly BatchPhrase[]) => void
  /** Reuses `answers`; each remaining phrase costs a credit. */
  onBegin: (answers: StoredAnswers) => void
}

export function BatchRemarks({ standing, paid, onRun, onBegin }: BatchRemarksProps) {
  const { done, queued, failed, left } = standing
  const total = done.length + queued.length + failed.length + left.length
  const stored = new Map(done.map(({ place, search }) => [place, search]))

  return (
    <div className="flex flex-col gap-3 *:last:mb-6">
      {left.length > 0 && (
        <Notice
          tone="info"
          action={
            paid ? (
              <Button variant="primary" onClick={() => onRun(left)}>
                {batchWords.goOn(left.length)}
              </Button>
            ) : (
              <>
                <Button variant="primary" onClick={() => onBegin(stored)}>
                  {done.length > 0 ? batchWords.fetchOthers(left.length) : batchWords.searchFor(left.length)}
                </Button>
                {done.length > 0 && (
                  <Button onClick={() => onBegin(new Map())}>{batchWords.fetchAll(total)}</Button>
                )}
              </>
            )
          }
        >
          {(paid ? batchWords.someFetched : batchWords.onDevice)(done.length, total)}
        </Notice>
      )}
      <QueuedPhrases phrases={queued} />
      {failed.length > 0 && (
        <PhraseNotice
          tone="warning"
          title={batchWords.notFetched(failed.length)}
          phrases={failed}
          tell={({ ending }) => lookupFailureText(ending)}
          button={uiWords.tryAgain}
          label={batchWords.retryOne}
          all={batchWords.retryAll(failed.length)}
          onPress={onRun}
        />
      )}
    </div>
  )
}
