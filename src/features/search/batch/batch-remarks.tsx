import type { StoredAnswers } from '#src/domain/search/rows.ts'
import { newId } from '#src/lib/ids.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchWords } from '#src/words/search/search-batch.ts'
import { noResponseText, searchErrorWords } from '#src/words/search/search-errors.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { type BatchPhrase, type BatchStanding, type Ending, needsNewId } from './batch-phrase.ts'

interface PhraseLineProps {
  phrase: string
  text: string
  isQuiet?: boolean
  button: string
  label: string
  onPress: () => void
}

function PhraseLine({ phrase, text, isQuiet = false, button, label, onPress }: PhraseLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi className="font-medium">{phrase}</bdi>
      <span className={`grow text-14 ${isQuiet ? 'text-quiet' : 'min-w-0 basis-60'}`}>{text}</span>
      <span className="-ml-4 sm:ml-0">
        <Button variant="quiet" aria-label={label} onClick={onPress}>
          {button}
        </Button>
      </span>
    </li>
  )
}

function QueuedPhrases({ phrases }: { phrases: BatchStanding['queued'] }) {
  const waiting = phrases.filter(({ queued }) => queued.state === 'waiting')
  const refused = phrases.filter(({ queued }) => queued.state === 'parked')
  const cancel = (some: typeof phrases) => void cancelSearches(some.flatMap(({ id }) => id ?? []))
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          tone="info"
          action={
            waiting.length > 1 && (
              <Button onClick={() => cancel(waiting)}>{batchWords.cancelAll(waiting.length)}</Button>
            )
          }
        >
          <p>{batchWords.queued}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {waiting.map((phrase) => (
              <PhraseLine
                key={phrase.place}
                phrase={phrase.phrase}
                text={lookupWords.waiting}
                isQuiet
                button={uiWords.cancel}
                label={batchWords.cancelOne(phrase.phrase)}
                onPress={() => cancel([phrase])}
              />
            ))}
          </ul>
        </Notice>
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
  onRun: (places: readonly number[], renewed?: Record<string, string>) => void
  /** Reuses `answers`; each remaining phrase costs a credit. */
  onBegin: (answers: StoredAnswers) => void
}

const listPlaces = (phrases: readonly BatchPhrase[]) => phrases.map(({ place }) => place)

function endingText(ending: Ending): string {
  return typeof ending === 'string' ? searchErrorWords.reasons[ending] : noResponseText(ending)
}

export function BatchRemarks({ standing, paid, onRun, onBegin }: BatchRemarksProps) {
  const { done, queued, failed, left } = standing
  const total = done.length + queued.length + failed.length + left.length
  const retry = (phrases: typeof failed) => {
    const renewed = phrases.filter(({ ending }) => needsNewId(ending))
    onRun(listPlaces(phrases), Object.fromEntries(renewed.map(({ place }) => [place, newId()])))
  }
  const stored = new Map(done.map(({ place, search }) => [place, search]))

  return (
    <div className="flex flex-col gap-3 *:last:mb-6">
      {left.length > 0 && (
        <Notice
          tone="info"
          action={
            paid ? (
              <Button variant="primary" onClick={() => onRun(listPlaces(left))}>
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
        <Notice
          tone="warning"
          action={
            failed.length > 1 && (
              <Button onClick={() => retry(failed)}>{batchWords.retryAll(failed.length)}</Button>
            )
          }
        >
          <p className="font-medium">{batchWords.notFetched(failed.length)}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {failed.map((phrase) => (
              <PhraseLine
                key={phrase.place}
                phrase={phrase.phrase}
                text={endingText(phrase.ending)}
                button={uiWords.tryAgain}
                label={batchWords.retryOne(phrase.phrase)}
                onPress={() => retry([phrase])}
              />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
