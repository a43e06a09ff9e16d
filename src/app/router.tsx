import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Spinner } from '#src/ui/spinner.tsx'
import { Guard } from './guard.tsx'
import { pages } from './pages.tsx'

const NotFoundPage = lazy(async () => ({
  default: (await import('#src/features/not-found/not-found-page.tsx')).NotFoundPage,
}))

export function Router() {
  return (
    <Suspense fallback={<Spinner label="Loading" />}>
      <Switch>
        {pages.map(({ path, title, access, Screen }) => (
          <Route key={path} path={path}>
            <title>{title.includes('Keytrail') ? title : `${title} · Keytrail`}</title>
            {access === 'public' ? (
              <Screen />
            ) : (
              <Guard>
                <Screen />
              </Guard>
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
