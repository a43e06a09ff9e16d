import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { links } from '#src/domain/routes.ts'
import type { PlanRow, SubscriptionLevel } from '#src/domain/rows.ts'
import { HomePage } from '#src/features/home/home-page.tsx'
import { newId } from '#src/lib/ids.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { useSession } from '#src/state/session.ts'

/** The plans that came with the page, else those that the server has; null until then. */
function usePlans(): readonly PlanRow[] | null {
  const [plans, setPlans] = useState(() => preloaded('plans') ?? null)
  useEffect(() => {
    if (plans !== null) return
    const leaving = new AbortController()
    import('#src/remote/public-plans.ts')
      .then(({ publicPlans }) => publicPlans(leaving.signal))
      // Without them the section stays without cards: nothing else on the page depends on it.
      .then(setPlans, () => undefined)
    return () => leaving.abort()
  }, [plans])
  return plans
}

function useOwnLevel(userId: string | null): SubscriptionLevel | null {
  const [level, setLevel] = useState<SubscriptionLevel | null>(null)
  useEffect(() => {
    if (userId === null) return setLevel(null)
    import('./own-level.ts').then(({ ownLevel }) => ownLevel(userId)).then(setLevel, () => undefined)
  }, [userId])
  return level
}

/** The landing page for whoever is here. */
export function HomeScreen() {
  const session = useSession()
  const [, navigate] = useLocation()
  const userId = session.status === 'signed-in' ? session.userId : null
  return (
    <HomePage
      signedIn={userId !== null}
      plans={usePlans()}
      level={useOwnLevel(userId)}
      onSearch={(phrase) =>
        userId === null
          ? navigate(links.searchResultsDemo(phrase))
          : navigate(links.search(phrase), { state: { searchId: newId() } })
      }
    />
  )
}
