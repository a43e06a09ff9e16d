import { lazy, type ReactNode, Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { links } from '#src/domain/routes.ts'
import { useSession } from '#src/state/session.ts'
import { Spinner } from '#src/ui/spinner.tsx'

const UserDatabase = lazy(async () => ({ default: (await import('./user-database.tsx')).UserDatabase }))

/** Lets signed-in users through; others go to /login, which brings them back here afterwards. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()

  if (session.status === 'signed-out')
    return <Redirect to={links.login(search ? `${path}?${search}` : path)} replace />
  return (
    <Suspense fallback={<Spinner label="Opening Keytrail" />}>
      <UserDatabase userId={session.userId}>{children}</UserDatabase>
    </Suspense>
  )
}
