import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { Bar } from './bar.tsx'
import type { MenuProps } from './menu-sheet.tsx'
import { visitorBar } from './navigation.ts'
import { VisitorMenu } from './visitor-menu.tsx'
import { Wordmark } from './wordmark.tsx'

const MemberHeader = lazyPart('tabs', async () => (await import('./member-header.tsx')).MemberHeader, {
  place: 'quiet',
})

export const preloadHeader = () => MemberHeader.preload()

interface HeaderProps extends Omit<MenuProps, 'onClose'> {
  signedIn: boolean
  inApp: boolean
  hasPlaces: boolean
  onSignOut: () => void
}

export function Header({ signedIn, inApp, hasPlaces, onSignOut, ...menu }: HeaderProps) {
  const { served } = menu
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
            {hasPlaces && <MemberHeader {...{ served, inApp }} />}
            {/* Not lazy like the rest, because signing out must not depend on further code. */}
            <span className={`-mr-3 ml-auto ${hasPlaces ? 'max-lg:hidden' : ''}`}>
              <Button variant="quiet" onClick={onSignOut}>
                {shellWords.signOut}
              </Button>
            </span>
          </>
        ) : (
          <>
            <Bar places={visitorBar()} served={served} isVisitors>
              {served(routes.login) && (
                <Link href={routes.login} className={buttonClass('secondary')}>
                  {shellWords.signIn}
                </Link>
              )}
            </Bar>
            {served(routes.signup) && (
              <span data-visitor className="ml-auto lg:ml-2">
                <Link href={routes.signup} className={buttonClass()}>
                  {shellWords.signUp}
                </Link>
              </span>
            )}
            <VisitorMenu {...menu} />
          </>
        )}
      </div>
    </header>
  )
}
