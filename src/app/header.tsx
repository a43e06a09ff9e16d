import { useState } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { Wordmark } from '#src/parts/shell/wordmark.tsx'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { shellWords } from '#src/words/shell.ts'
import type { MenuProps } from './menu-sheet.tsx'
import { navigation } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'

// Loaded when a finger nears the button: it brings the dialog along, which most first visits never need.
const MenuSheet = lazyPart('menu', async () => (await import('./menu-sheet.tsx')).MenuSheet, {
  place: 'dialog',
})
const JumpButton = lazyPart('palette', async () => (await import('./jump-button.tsx')).JumpButton, {
  place: 'quiet',
})
const AlertsBell = lazyPart('bell', async () => (await import('./alerts-bell.tsx')).AlertsBell, {
  place: 'quiet',
})

const barLink =
  'inline-flex h-14 items-center border-transparent border-b-2 px-3 text-14 text-quiet hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'

/** The top of every page: the name, and the way to the rest, as a bar on a desktop and a menu on a phone. */
export function Header(props: Omit<MenuProps, 'onClose'>) {
  const { signedIn, served, onSignOut } = props
  const [menuOpen, setMenuOpen] = useState(false)
  const hydrated = useHydrated()
  const { bar } = navigation(signedIn)
  return (
    <header className="z-30 border-line border-b bg-paper pt-[env(safe-area-inset-top)] lg:sticky lg:top-0 print:hidden">
      <div className="mx-auto flex h-14 max-w-page items-center px-4 lg:px-6">
        <Link href={routes.home} className="-ml-1 rounded-md px-1 py-2" aria-label={shellWords.home}>
          <Wordmark />
        </Link>
        <nav
          aria-label={shellWords.mainNavigation}
          data-visitor={signedIn ? undefined : true}
          className="ml-6 hidden grow items-center lg:flex"
        >
          {bar
            .filter((place) => served(place.path))
            .map((place) => (
              <PlaceLink key={place.path} place={place} className={barLink} />
            ))}
          <span className="grow" />
          {signedIn && <JumpButton served={served} />}
          {signedIn && (
            <span className="-mr-3">
              <Button variant="quiet" onClick={onSignOut}>
                {shellWords.signOut}
              </Button>
            </span>
          )}
          {!signedIn && served(routes.login) && (
            <Link href={routes.login} className={buttonClass('secondary')}>
              {shellWords.signIn}
            </Link>
          )}
        </nav>
        {signedIn && served(routes.alerts) && (
          <span className="ml-auto flex size-11 shrink-0 lg:order-last lg:ml-2">
            <AlertsBell />
          </span>
        )}
        <button
          type="button"
          aria-label={shellWords.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          disabled={!hydrated}
          className={`-mr-2 ${signedIn ? '' : 'ml-auto'} grid size-11 cursor-pointer place-items-center rounded-md hover:bg-wash lg:hidden`}
          onPointerDown={() => void MenuSheet.preload()}
          onClick={() => setMenuOpen(true)}
        >
          <LineIcon drawing="M4 5h16M4 12h16M4 19h16" size={24} />
        </button>
      </div>
      {menuOpen && <MenuSheet {...props} onClose={() => setMenuOpen(false)} />}
    </header>
  )
}
