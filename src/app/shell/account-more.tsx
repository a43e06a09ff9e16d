import { useState } from 'react'
import { ThemeSwitch } from '#src/app/device/theme-switch.tsx'
import { isContentRoute, type Route, routes } from '#src/domain/shell/routes.ts'
import { hasContent } from '#src/lib/env.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { placeWords } from '#src/words/shell/places.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { chooseTheme, useTheme } from '../device/theme.ts'
import { besidesBar } from './member-places.ts'
import { footer, type Place } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'

const JumpPalette = lazyPart('palette', async () => (await import('./jump-palette.tsx')).JumpPalette, {
  place: 'dialog',
})

const isServed = (path: string) => hasContent || !isContentRoute(path as Route)

function furtherPlaces(): Place[] {
  const blog = { label: placeWords.blog, path: routes.blog }
  // Listed by `besidesBar` under another name, because here "tracking" is the list of key phrases.
  const about = footer().filter(({ path }) => path !== routes.tiktokRankTracking)
  return [blog, ...besidesBar(), ...about].filter(({ path }) => isServed(path))
}

export function AccountMore() {
  const [jumping, setJumping] = useState(false)
  const close = () => setJumping(false)
  return (
    // A desktop has most of this in its bar and footer.
    <div className="xl:hidden">
      <Panel title={shellWords.more}>
        <div className="flex flex-col gap-4">
          <ThemeSwitch theme={useTheme()} onChange={chooseTheme} />
          <nav aria-label={shellWords.more}>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-1">
              {furtherPlaces().map((place) => (
                <li key={place.path}>
                  <PlaceLink
                    place={place}
                    className="flex target items-center text-14 text-accent underline underline-offset-4"
                  />
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex">
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setJumping(true)}>
              {shellWords.jumpTo}
            </Button>
          </div>
          <p className="text-14 text-quiet">{shellWords.notAffiliated}</p>
        </div>
        {jumping && <JumpPalette served={isServed} onClose={close} onJump={close} />}
      </Panel>
    </div>
  )
}
