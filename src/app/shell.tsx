import { lazy, type ReactNode, Suspense } from 'react'
import type { Session } from '#src/state/session.ts'
import type { Theme } from '#src/ui/theme-switch.tsx'
import type { ToastMessage } from '#src/ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const TabBar = lazy(async () => ({ default: (await import('./tab-bar.tsx')).TabBar }))
// Loaded when there is something to tell.
const OfflineStrip = lazy(async () => ({
  default: (await import('#src/ui/offline-strip.tsx')).OfflineStrip,
}))
const ToastArea = lazy(async () => ({ default: (await import('#src/ui/toast-area.tsx')).ToastArea }))

interface ShellProps {
  children: ReactNode
  session: Session
  /** Whether there is a page at the path: navigation leaves the others out. */
  served: (path: string) => boolean
  onSignOut: () => void
  offline: boolean
  unsent: number
  parked: number
  onShowParked: () => void
  toasts: readonly ToastMessage[]
  onDismissToast: (id: number) => void
  theme: Theme
  onThemeChange: (theme: Theme) => void
}

/** What surrounds every page. Holds nothing itself: what it shows comes in, what is pressed goes out. */
export function Shell({ children, session, served, onSignOut, theme, onThemeChange, ...rest }: ShellProps) {
  const signedIn = session.status === 'signed-in'
  const themed = { theme, onThemeChange }
  return (
    <div
      className={`flex min-h-dvh flex-col ${signedIn ? 'max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))]' : ''}`}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-4 py-3 text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Header signedIn={signedIn} served={served} onSignOut={onSignOut} {...themed} />
      {(rest.offline || rest.unsent > 0 || rest.parked > 0) && (
        <Suspense>
          <OfflineStrip
            offline={rest.offline}
            unsent={rest.unsent}
            parked={rest.parked}
            onShowParked={rest.onShowParked}
          />
        </Suspense>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page grow px-4 py-6 outline-none lg:px-6 lg:py-10"
      >
        {children}
      </main>
      <Footer served={served} {...themed} />
      {signedIn && (
        <Suspense>
          <TabBar served={served} />
        </Suspense>
      )}
      {/* Always there: what has no aria-live when a modal dialog opens is hidden from screen readers. */}
      <div aria-live="off">
        {rest.toasts.length > 0 && (
          <Suspense>
            <ToastArea toasts={rest.toasts} onDismiss={rest.onDismissToast} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
