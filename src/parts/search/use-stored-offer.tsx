import { type ReactNode, useState } from 'react'
import type { StoredAnswer } from '#src/domain/search/stored-answers.ts'
import { now } from '#src/lib/clock.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { storedOffers } from '#src/words/search/stored-offer.ts'
import { StoredNotice } from './stored-notice.tsx'

type Answers = ReadonlyMap<number, StoredAnswer>

/**
 * Offers stored results before a form spends credits on them again. `onRun` reuses `answers`, which are by the index of
 * their phrase; the other phrases cost a credit each.
 */
export function useStoredOffer<Choice extends { phrases: readonly string[] }>(
  findFresh: (choice: Choice) => Promise<Answers>,
  onRun: (choice: Choice, answers: Answers) => void,
) {
  const [offered, setOffered] = useState<{ choice: Choice; answers: Answers } | null>(null)
  const { busy, run, drop } = useOneAtATime()
  const offer: ReactNode = offered && (
    <div className="mt-4">
      <StoredNotice
        offer={storedOffers(offered.choice.phrases.length, offered.answers, now())}
        onUse={() => onRun(offered.choice, offered.answers)}
        onAgain={() => onRun(offered.choice, new Map())}
      />
    </div>
  )
  /** Runs the choice at once, or shows the offer if fresh results are stored. */
  const ask = (choice: Choice) =>
    void run(
      () => findFresh(choice),
      (answers) => (answers.size === 0 ? onRun(choice, answers) : setOffered({ choice, answers })),
    )
  /** Withdraws the offer, because the form has changed. */
  const withdraw = () => {
    setOffered(null)
    drop()
  }
  return { busy, offer, ask, withdraw }
}
