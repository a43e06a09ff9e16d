// Each sign-in and sign-out is announced once per tab, however often it is detected.

/** `refused`: the auth server ended the session. `deleted`: the account no longer exists. */
export type EndReason = 'refused' | 'deleted'

export type AuthEvent =
  | { kind: 'signed-in'; userId: string; email: string }
  /** `click`: the user signed out, in this or another tab. */
  | { kind: 'signed-out'; reason: 'click' | EndReason }
  | { kind: 'refreshed' }

const listeners = new Set<(event: AuthEvent) => void>()
const signOuts: BroadcastChannel & { unref?: () => void } = new BroadcastChannel('keytrail-sign-out')
// In Node, where pages are prerendered, the channel would keep the process alive.
signOuts.unref?.()
let knownUserId: string | null = null

signOuts.addEventListener('message', ({ data }) => {
  if (data === 'refused' || data === 'deleted') announceSignOut(data)
  if (data === 'signed-out') announceSignOut('click')
})

function announce(event: AuthEvent): void {
  for (const listener of listeners) listener(event)
}

/** Returns a function that removes the listener. */
export function listenToAuth(listener: (event: AuthEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function presumeUser(userId: string | null): void {
  knownUserId = userId
}

export function announceUser(userId: string, email: string): void {
  const isNew = userId !== knownUserId
  knownUserId = userId
  announce(isNew ? { kind: 'signed-in', userId, email } : { kind: 'refreshed' })
}

function announceSignOut(reason: 'click' | EndReason): void {
  if (knownUserId === null) return
  knownUserId = null
  announce({ kind: 'signed-out', reason })
}

/** Announces the end of the session in every tab. */
export function announceEnd(reason: EndReason): void {
  if (knownUserId !== null) signOuts.postMessage(reason)
  announceSignOut(reason)
}

export function announceClick(): void {
  signOuts.postMessage('signed-out')
  announceSignOut('click')
}
