// Who is signed in, as told to those who watch. Each change is told once per tab, however often it is heard.

/** `refused`: the auth server has ended the session for good. `deleted`: the account no longer exists. */
export type EndReason = 'refused' | 'deleted'

export type AuthEvent =
  | { kind: 'signed-in'; userId: string; email: string }
  | { kind: 'signed-out'; reason: 'click' | EndReason }
  /** The token of the person who is signed in is good, or good again. */
  | { kind: 'refreshed' }

const listeners = new Set<(event: AuthEvent) => void>()
const signOuts: BroadcastChannel & { unref?: () => void } = new BroadcastChannel('keytrail-sign-out')
// Of Node, which draws the pages at build time and would wait for messages for ever.
signOuts.unref?.()
let knownUserId: string | null = null

signOuts.addEventListener('message', ({ data }) =>
  announceSignOut(data === 'refused' || data === 'deleted' ? data : 'click'),
)

function announce(event: AuthEvent): void {
  for (const listener of listeners) listener(event)
}

/** Adds a listener. Returns the way to stop. */
export function listenToAuth(listener: (event: AuthEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says who is signed in before anything is told. */
export function presumeUser(userId: string | null): void {
  knownUserId = userId
}

/** There is a good token of this user. */
export function announceUser(userId: string, email: string): void {
  const isNew = userId !== knownUserId
  knownUserId = userId
  announce(isNew ? { kind: 'signed-in', userId, email } : { kind: 'refreshed' })
}

/** Nobody is signed in any more. */
function announceSignOut(reason: 'click' | EndReason): void {
  if (knownUserId === null) return
  knownUserId = null
  announce({ kind: 'signed-out', reason })
}

/** The server has ended the session: told in every tab. */
export function announceEnd(reason: EndReason): void {
  if (knownUserId !== null) signOuts.postMessage(reason)
  announceSignOut(reason)
}

/** The person has signed out by a click: told in every tab. */
export function announceClick(): void {
  signOuts.postMessage('signed-out')
  announceSignOut('click')
}
