import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Spinner } from '#src/ui/spinner.tsx'
import { Guard } from './guard.tsx'
import { pages } from './pages.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

const NotFoundPage = lazy(async () => ({
  default: (await import('#src/features/not-found/not-found-page.tsx')).NotFoundPage,
}))

/** Tells search engines to leave the page alone. */
function Unlisted() {
  return <meta name="robots" content="noindex" />
}

export function Router({ onSignOut }: { onSignOut(): void }) {
  return (
    <Suspense fallback={<Spinner label="Loading" />}>
      <Switch>
        {pages.map(({ path, title, access, hidden, Screen }) => (
          <Route key={path} path={path}>
            {title && <title>{title.includes('Keytrail') ? title : `${title} · Keytrail`}</title>}
            {(hidden || access === 'signed-in') && <Unlisted />}
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
          <Unlisted />
          <NotFoundPage />
        </Route>
      </Switch>
    </Suspense>
  )
}
