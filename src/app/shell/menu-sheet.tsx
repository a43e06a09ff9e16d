import { ThemeSwitch } from '#src/app/device/theme-switch.tsx'
import { routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { placeWords } from '#src/words/shell/places.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { servedPlaces, visitorBar } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'

export function MenuSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={shellWords.menu}
      actions={
        <ButtonLink variant="primary" href={routes.login} onClick={onClose}>
          {shellWords.signIn}
        </ButtonLink>
      }
    >
      <nav aria-label={shellWords.menu}>
        <ul className="-mx-3 flex flex-col">
          {[...visitorBar(), ...servedPlaces([{ label: placeWords.authors, path: routes.authors }])].map(
            (place) => (
              <li key={place.path}>
                <PlaceLink
                  place={place}
                  onClick={onClose}
                  className="flex min-h-11 items-center rounded-md px-3 hover:bg-wash aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-accent"
                />
              </li>
            ),
          )}
        </ul>
      </nav>
      <ThemeSwitch />
    </Dialog>
  )
}
