import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchWords } from '#src/words/search/search-batch.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import type { BatchStanding } from './batch-phrase.ts'

export function QueuedPhrases({ phrases }: { phrases: BatchStanding['queued'] }) {
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
              <li key={phrase.place} className="flex flex-wrap items-center gap-x-3">
                <bdi className="font-medium">{phrase.phrase}</bdi>
                <span className="grow text-14 text-quiet">{lookupWords.waiting}</span>
                <span className="-ml-4 sm:ml-0">
                  <Button
                    variant="quiet"
                    aria-label={batchWords.cancelOne(phrase.phrase)}
                    onClick={() => cancel([phrase])}
                  >
                    {uiWords.cancel}
                  </Button>
                </span>
              </li>
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
