import { useState } from 'react'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { announceClick } from '#src/remote/auth/auth-events.ts'
import { forgetSession } from '#src/remote/auth/stored-session.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { unsentWords } from '#src/words/shell/unsent.ts'

const SignOutDialog = lazyPart('question', () => import('./sign-out-dialog.tsx'), 'SignOutDialog', {
  place: 'quiet',
})

/** Signs out without erasing the data, because the code that erases it could not be loaded. */
function leaveAtOnce(): void {
  forgetSession()
  announceClick()
  location.assign(routes.home)
}

async function leaveWith(ask: (unsent: number) => void): Promise<void> {
  try {
    const { countUnsentChanges, signOut } = await fetchPart(() => import('./sign-out.ts'), {
      mayReload: false,
    })
    const unsent = await countUnsentChanges()
    if (unsent > 0) await SignOutDialog.preload()
    if (unsent > 0 && SignOutDialog.current()) ask(unsent)
    else if (unsent === 0 || confirm(unsentWords.lostBySigningOut(unsent))) await signOut()
  } catch (error) {
    if (!(error instanceof PartMissing)) throw error
    leaveAtOnce()
  }
}

/** `leave` signs out, but asks first if changes are unsent. It works even if code or storage is missing. */
export function useSignOut() {
  const [unsent, setUnsent] = useState(0)
  return {
    leave: () => void leaveWith(setUnsent),
    question: unsent > 0 && <SignOutDialog unsent={unsent} onClose={() => setUnsent(0)} />,
  }
}
