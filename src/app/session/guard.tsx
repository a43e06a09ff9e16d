import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { useSession } from '#src/state/session.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { ScreenSkeleton } from '#src/ui/loading/skeleton.tsx'
import { shellWords } from '#src/words/shell/shell.ts'

export const UserDatabase = lazyPart('screen', () => import('./user-database.tsx'), 'UserDatabase', {
  waiting: () => <ScreenSkeleton label={shellWords.opening} />,
  place: 'screen',
})

export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()

  if (session === null) return <Redirect to={links.login(search ? `${path}?${search}` : path)} replace />
  return <UserDatabase userId={session.userId}>{children}</UserDatabase>
}
