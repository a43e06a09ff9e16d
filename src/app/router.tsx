import { memo, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { placeWords } from '#src/words/shell/places.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { notFound, pages } from './pages.tsx'
import { Guard } from './session/guard.tsx'
import { SignedOutOnly } from './session/signed-out-only.tsx'

const titleOf = (name: string) => (name.includes('Keytrail') ? name : `${name} · Keytrail`)

/** Tells search engines to leave the page alone. */
const unlisted = <meta name="robots" content="noindex" />

function Screens({ onSignOut }: { onSignOut(): void }) {
  return (
    // Only a page that is taken over before its screen's code is here waits at this: what was drawn stays.
    <Suspense fallback={<Spinner label={shellWords.loading} />}>
      <Switch>
        {pages.map(({ path, title, access, hidden, Screen }) => (
          <Route key={path} path={path}>
            {title && <title>{titleOf(title())}</title>}
            {(hidden || access === 'signed-in') && unlisted}
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
          <title>{titleOf(placeWords.notFound)}</title>
          {unlisted}
          <notFound.Screen />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** The screen at the address. Drawn again by nothing around it: that would end the wait of a page that is taken over. */
export const Router = memo(Screens)
