import { useLocation } from 'wouter'
import { links } from '#src/domain/routes.ts'
import { HomePage } from '#src/features/home/home-page.tsx'
import { newId } from '#src/lib/ids.ts'
import { useSession } from '#src/state/session.ts'

/** The landing page for whoever is here. */
export function HomeScreen() {
  const session = useSession()
  const [, navigate] = useLocation()
  const signedIn = session.status === 'signed-in'
  return (
    <HomePage
      signedIn={signedIn}
      onSearch={(phrase) =>
        signedIn
          ? navigate(links.search(phrase), { state: { searchId: newId() } })
          : navigate(links.searchResultsDemo(phrase))
      }
    />
  )
}
