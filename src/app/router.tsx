import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Spinner } from '#src/ui/spinner.tsx'
import { Guard } from './guard.tsx'
import { pages } from './pages.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

const NotFoundPage = lazy(async () => ({
  default: (await import('#src/features/not-found/not-found-page.tsx')).NotFoundPage,
}))

export function Router({ onSignOut }: { onSignOut(): void }) {
  return (
    <Suspense fallback={<Spinner label="Loading" />}>
      <Switch>
        {pages.map(({ path, title, access, Screen }) => (
          <Route key={path} path={path}>
            {title && <title>{title.includes('Keytrail') ? title : `${title} · Keytrail`}</title>}
            {access === 'public' && <Screen />}
            {access === 'signed-in' && (
              <Guard>
                <Screen />
              </Guard>
            )}
            {access === 'signed-out' && (
              <SignedOutOnly onSignOut={onSignOut}>
                <Screen />
              </SignedOutOnly>
            )}
          </Route>
        ))}
        <Route>
          <title>Page not found · Keytrail</title>
          <NotFoundPage />
        </Route>
      </Switch>
    </Suspense>
  )
}
