import { memo, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { placeWords } from '#src/words/shell/places.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { notFound, pages } from './pages.tsx'
import { Guard } from './session/guard.tsx'
import { SignedOutOnly } from './session/signed-out-only.tsx'

const makeTitle = (name: string) => (name.includes('Keytrail') ? name : `${name} · Keytrail`)

const unlisted = <meta name="robots" content="noindex" />

function Screens() {
  return (
    // Suspends only during hydration, until the screen's code has loaded. React then keeps the prerendered
    // content and does not show the fallback.
    <Suspense fallback={<Spinner label={shellWords.loading} />}>
      <Switch>
        {pages.map(({ path, title, access, hidden, Screen }) => (
          <Route key={path} path={path}>
            {title && <title>{makeTitle(placeWords[title])}</title>}
            {(hidden || access === 'signed-in') && unlisted}
            {access === 'public' && <Screen />}
            {access === 'signed-in' && (
              <Guard>
                <Screen />
              </Guard>
            )}
            {access === 'signed-out' && (
              <SignedOutOnly>
                <Screen />
              </SignedOutOnly>
            )}
          </Route>
        ))}
        <Route>
          <title>{makeTitle(placeWords.notFound)}</title>
          {unlisted}
          <notFound.Screen />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** Memoized, because an update would make React discard a screen that is still hydrating. */
export const Router = memo(Screens)
