import { useState } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { useSignOut } from '../session/use-sign-out.tsx'
import { visitorBar } from './navigation.ts'
import { Bar } from './place-link.tsx'
import { Wordmark } from './wordmark.tsx'

const MemberHeader = lazyPart('tabs', () => import('./member-header.tsx'), 'MemberHeader', { place: 'quiet' })

export const preloadHeader = () => MemberHeader.preload()

// Loaded on demand, because most first visits do not need the menu's dialog.
const MenuSheet = lazyPart('menu', () => import('./menu-sheet.tsx'), 'MenuSheet')

function VisitorMenu() {
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  return (
    <>
      <button
        type="button"
        aria-label={shellWords.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={!hydrated}
        data-visitor
        className="-mr-2 ml-1 grid size-11 cursor-pointer place-items-center rounded-md hover:bg-wash lg:hidden"
        onPointerDown={() => void MenuSheet.preload()}
        onClick={() => setOpen(true)}
      >
        <LineIcon drawing="M4 5h16M4 12h16M4 19h16" size={24} />
      </button>
      {open && <MenuSheet onClose={() => setOpen(false)} />}
    </>
  )
}

interface HeaderProps {
  signedIn: boolean
  inApp: boolean
  hasPlaces: boolean
}

export function Header({ signedIn, inApp, hasPlaces }: HeaderProps) {
  const { leave, question } = useSignOut()
  return (
    <header
      className={`peer tall:sticky top-0 z-30 border-line border-b bg-paper pt-[env(safe-area-inset-top)] print:hidden ${inApp ? 'max-lg:transition-[translate] max-lg:data-away:not-focus-within:-translate-y-full' : ''}`}
    >
      <div className={`mx-auto flex max-w-page items-center px-4 lg:h-14 lg:px-6 ${inApp ? 'h-11' : 'h-14'}`}>
        <Link
          href={routes.home}
          className={`-ml-1 inline-flex target items-center rounded-md px-1 ${inApp && hasPlaces ? 'max-lg:hidden' : ''}`}
          aria-label={shellWords.home}
        >
          <Wordmark />
        </Link>
        {signedIn ? (
          <>
            {hasPlaces && <MemberHeader inApp={inApp} />}
            {/* Not lazy, unlike the other controls: signing out must work even if no code can be loaded. */}
            <span className={`-mr-3 ml-auto ${hasPlaces ? 'max-lg:hidden' : ''}`}>
              <Button variant="quiet" onClick={leave}>
                {shellWords.signOut}
              </Button>
            </span>
          </>
        ) : (
          <>
            <Bar places={visitorBar()} isVisitors>
              <ButtonLink href={routes.login}>{shellWords.signIn}</ButtonLink>
            </Bar>
            <span data-visitor className="ml-auto lg:ml-2">
              <ButtonLink variant="primary" href={routes.signup}>
                {shellWords.signUp}
              </ButtonLink>
            </span>
            <VisitorMenu />
          </>
        )}
      </div>
      {question}
    </header>
  )
}
