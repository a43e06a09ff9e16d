import { useState } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { type Theme, ThemeSwitch } from '#src/parts/shell/theme-switch.tsx'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { shellWords } from '#src/words/shell.ts'
import { navigation } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'

const JumpPalette = lazyPart('palette', async () => (await import('./jump-palette.tsx')).JumpPalette)

export interface MenuProps {
  signedIn: boolean
  served: (path: string) => boolean
  onSignOut: () => void
  theme: Theme
  onThemeChange: (theme: Theme) => void
  onClose: () => void
}

/** The navigation of a phone, as a sheet. */
export function MenuSheet({ signedIn, served, onSignOut, theme, onThemeChange, onClose }: MenuProps) {
  const [jumping, setJumping] = useState(false)
  const { bar, menuOnly } = navigation(signedIn)
  return (
    <Dialog
      open
      onClose={onClose}
      title={shellWords.menu}
      actions={
        signedIn ? (
          <Button
            variant="secondary"
            onClick={() => {
              onClose()
              onSignOut()
            }}
          >
            {shellWords.signOut}
          </Button>
        ) : (
          served(routes.login) && (
            <Link href={routes.login} className={buttonClass('primary')} onClick={onClose}>
              {shellWords.signIn}
            </Link>
          )
        )
      }
    >
      {signedIn && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setJumping(true)}>
          {shellWords.jumpTo}
        </Button>
      )}
      <nav aria-label={shellWords.menu}>
        <ul className="-mx-3 flex flex-col">
          {[...bar, ...menuOnly]
            .filter((place) => served(place.path))
            .map((place) => (
              <li key={place.path}>
                <PlaceLink
                  place={place}
                  onClick={onClose}
                  className="flex min-h-11 items-center rounded-md px-3 hover:bg-wash aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-accent"
                />
              </li>
            ))}
        </ul>
      </nav>
      <ThemeSwitch theme={theme} onChange={onThemeChange} />
      {jumping && <JumpPalette served={served} onClose={() => setJumping(false)} onJump={onClose} />}
    </Dialog>
  )
}
