import { ScreenSkeleton } from '#src/ui/loading/skeleton.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { isServed } from './pages.tsx'
import { Shell } from './shell/shell.tsx'

const nothing = () => undefined

/** Prerendered as shell.html, which signed-in screens show until the app replaces it. Contains no user data. */
export function Frame() {
  return (
    <Shell
      session={{ status: 'signed-in', userId: '', email: '' }}
      inApp
      alone={false}
      served={isServed}
      onSignOut={nothing}
      strip={{ offline: false, unsent: 0, searches: 0, parked: 0, notice: null, onReview: nothing }}
      saved={{ data: true, session: true }}
      toasts={[]}
      onDismissToast={nothing}
      theme="system"
      onThemeChange={nothing}
    >
      <ScreenSkeleton label={shellWords.opening} />
    </Shell>
  )
}
