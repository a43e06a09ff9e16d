import { create } from 'zustand'

/**
 * Who uses this tab. `verified` is false while the auth server has not been reached since the token expired:
 * that person stays signed in and works from the device. Only a click or a definite refusal signs out.
 */
export type Session =
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; email: string; verified: boolean }

interface SessionState {
  session: Session
}

const useSessionStore = create<SessionState>(() => ({ session: { status: 'signed-out' } }))

export function currentSession(): Session {
  return useSessionStore.getState().session
}

export function setSession(session: Session): void {
  useSessionStore.setState({ session })
}

export function useSession(): Session {
  return useSessionStore((state) => state.session)
}
