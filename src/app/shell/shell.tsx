import type { ReactNode } from 'react'
import { OfflineStrip } from '#src/app/notices/offline-strip.tsx'
import { useSaved } from '#src/state/notices.ts'
import { dismissToast, useToasts } from '#src/state/toasts.ts'
import { ToastArea } from '#src/ui/layout/toast-area.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

// Lazy, because most browsers can store both the data and the session.
const StorageStrip = lazyPart('sync', () => import('#src/app/session/storage-trouble.tsx'), 'StorageStrip', {
  place: 'quiet',
})

/** Exported for entry-server.tsx, which loads it before prerendering shell.html. */
export const TabBar = lazyPart('tabs', () => import('./tab-bar.tsx'), 'TabBar', { place: 'quiet' })

interface ShellProps {
  children: ReactNode
  signedIn: boolean
  /** Whether the screen belongs to the signed-in app, which has no marketing around it. */
  inApp: boolean
  /** Whether the screen is a step that the user must complete, or leave by signing out. */
  alone: boolean
}

export function Shell({ children, signedIn, ...rest }: ShellProps) {
  const inApp = signedIn && rest.inApp
  const hasPlaces = signedIn && !rest.alone
  const saved = useSaved()
  const toasts = useToasts()
  return (
    <div
      className={`flex min-h-dvh flex-col ${hasPlaces ? 'max-lg:pb-[calc(3.5rem+env(safe-area-inset-bottom))]' : ''}`}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-4 py-3 text-on-accent focus:translate-y-0 print:hidden"
      >
        {shellWords.skip}
      </a>
      <Header {...{ signedIn, inApp, hasPlaces }} />
      {signedIn && !(saved.data && saved.session) && <StorageStrip {...saved} />}
      <OfflineStrip />
      <main
        id="main"
        tabIndex={-1}
        // On a signed-in screen, the footer starts below the window, so that the user does not see it move
        // when late content arrives. On a phone, there is no footer.
        className={`mx-auto w-full max-w-page grow px-4 outline-none lg:px-6 lg:py-10 ${inApp ? 'lg:min-h-dvh py-4 max-lg:peer-not-data-away:[--table-top:2.8125rem]' : 'py-6 max-lg:[--table-top:calc(3.5rem+1px)]'}`}
      >
        {children}
      </main>
      <Footer inApp={inApp} />
      {hasPlaces && <TabBar />}
      {/* Always rendered: an opening modal dialog hides elements without aria-live from screen readers. */}
      <div aria-live="off">
        {toasts.length > 0 && <ToastArea toasts={toasts} tabs={hasPlaces} onDismiss={dismissToast} />}
      </div>
    </div>
  )
}
