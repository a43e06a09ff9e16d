import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { HomePage } from '#src/features/home/home-page.tsx'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { newId } from '#src/lib/ids.ts'
import { useSession } from '#src/state/session.ts'

function useOwnLevel(userId: string | null): SubscriptionLevel | null {
  const [level, setLevel] = useState<SubscriptionLevel | null>(null)
  useEffect(() => {
    if (userId === null) return setLevel(null)
    fetchPart(() => import('./session/user-data.ts'))
      .then(({ ownLevel }) => ownLevel(userId))
      .then(setLevel, () => undefined)
  }, [userId])
  return level
}

export function HomeScreen() {
  const session = useSession()
  const [, navigate] = useLocation()
  const userId = session.status === 'signed-in' ? session.userId : null
  return (
    <HomePage
      signedIn={userId !== null}
      level={useOwnLevel(userId)}
      onSearch={(phrase) =>
        userId === null
          ? navigate(links.searchResultsDemo(phrase))
          : navigate(links.search({ type: 'basic', phrase }), { state: { searchId: newId() } })
      }
    />
  )
}
