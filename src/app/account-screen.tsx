import { useState } from 'react'
import { routes } from '#src/domain/shell/routes.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { placeWords } from '#src/words/shell/places.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { ThemeSwitch } from './device/theme-switch.tsx'
import { useSignOut } from './session/use-sign-out.tsx'
import { besidesBar } from './shell/member-places.ts'
import { footer, type Place, servedPlaces } from './shell/navigation.ts'
import { PlaceLink } from './shell/place-link.tsx'

const JumpPalette = lazyPart('palette', () => import('./shell/jump-palette.tsx'), 'JumpPalette')

function furtherPlaces(): Place[] {
  const blog = servedPlaces([{ label: placeWords.blog, path: routes.blog }])
  // Omits the footer's "Rank tracking", because `besidesBar` already links to that page under another name.
  const about = footer().filter(({ path }) => path !== routes.tiktokRankTracking)
  return [...blog, ...besidesBar(), ...about]
}

function AccountMore() {
  const [jumping, setJumping] = useState(false)
  return (
    // Hidden on a desktop, where the header and the footer have most of these links.
    <div className="xl:hidden">
      <Panel title={shellWords.more}>
        <div className="flex flex-col gap-4">
          <ThemeSwitch />
          <nav aria-label={shellWords.more}>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-1">
              {furtherPlaces().map((place) => (
                <li key={place.path}>
                  <PlaceLink place={place} className="flex target items-center text-14 text-link" />
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex">
            <Button aria-haspopup="dialog" onClick={() => setJumping(true)}>
              {shellWords.jumpTo}
            </Button>
          </div>
          <p className="text-14 text-quiet">{shellWords.notAffiliated}</p>
        </div>
        {jumping && <JumpPalette onClose={() => setJumping(false)} />}
      </Panel>
    </div>
  )
}

export function AccountScreen() {
  const { leave, question } = useSignOut()
  return (
    <>
      <AccountPage
        signOut={
          // From this width on, the header has this button.
          <div className="lg:hidden">
            <Button onClick={leave}>{shellWords.signOut}</Button>
          </div>
        }
      >
        <AccountMore />
      </AccountPage>
      {question}
    </>
  )
}
