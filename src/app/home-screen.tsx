import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { HomePage } from '#src/features/home/home-page.tsx'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { newId } from '#src/lib/ids.ts'
import { useSession } from '#src/state/session.ts'

function useOwnLevel(userId: string | null): SubscriptionLevel | null {
  const [read, setRead] = useState<{ userId: string; level: SubscriptionLevel | null } | null>(null)
  useEffect(() => {
    if (userId === null) return
    fetchPart(() => import('./session/user-data.ts'))
      .then(async ({ ownLevel }) => setRead({ userId, level: await ownLevel(userId) }))
      .catch(() => undefined)
  }, [userId])
  // The user may have changed since the level was read.
  return read?.userId === userId ? read.level : null
}

export function HomeScreen() {
  const [, navigate] = useLocation()
  const userId = useSession()?.userId ?? null
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
