import { type ReactNode, useState } from 'react'
import type { StoredAnswers } from '#src/domain/search/rows.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

const StoredOffer = lazyPart('offer', () => import('./stored-offer.tsx'), 'StoredOffer')

/** `onRun` receives the stored results to reuse, keyed by phrase index. Each other phrase costs a credit. */
export function useStoredOffer<Choice extends { phrases: readonly string[] }>(
  findFresh: (choice: Choice) => Promise<StoredAnswers>,
  onRun: (choice: Choice, answers: StoredAnswers) => void,
) {
  const [offered, setOffered] = useState<{ choice: Choice; answers: StoredAnswers } | null>(null)
  const { busy, run, drop } = useOneAtATime()
  const offer: ReactNode = offered && (
    <StoredOffer
      phrases={offered.choice.phrases.length}
      answers={offered.answers}
      onUse={() => onRun(offered.choice, offered.answers)}
      onAgain={() => onRun(offered.choice, new Map())}
    />
  )
  const ask = (choice: Choice) =>
    void run(
      () => findFresh(choice),
      (answers) => (answers.size === 0 ? onRun(choice, answers) : setOffered({ choice, answers })),
    )
  const withdraw = () => {
    setOffered(null)
    drop()
  }
  return { busy, offer, ask, withdraw }
}
