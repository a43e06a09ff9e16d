// Who may call a function. The platform's own check lets the public key through, so each function says it itself.
import { requireSecretKey } from './secret-key.ts'

/** Takes the request's headers, gives the user's id; fails with `unauthorized`, or `internal` when nobody can tell. */
export type VerifyUser = (headers: Headers) => Promise<string>

/** What tells who calls. */
export interface AuthDeps {
  user: { verifyUser: VerifyUser }
  visitor: { verifyUser: VerifyUser; isVisitor: (headers: Headers) => boolean }
  server: { secretKey: string }
  none: object
}

/** `user`: who is signed in. `visitor`: these, and people without an account. `server`: our own alone. `none`: all. */
export type Auth = keyof AuthDeps

export interface Callers {
  user: { userId: string }
  /** Null is a visitor. */
  visitor: { userId: string | null }
  server: object
  none: object
}

/** Tells who calls; fails with `unauthorized` where that is nobody who may. */
export const authenticate: {
  [Kind in Auth]: (headers: Headers, deps: AuthDeps[Kind]) => Promise<Callers[Kind]>
} = {
  user: async (headers, { verifyUser }) => ({ userId: await verifyUser(headers) }),
  visitor: async (headers, { verifyUser, isVisitor }) => ({
    userId: isVisitor(headers) ? null : await verifyUser(headers),
  }),
  server: async (headers, { secretKey }) => {
    await requireSecretKey(headers, secretKey)
    return {}
  },
  none: async () => ({}),
}
