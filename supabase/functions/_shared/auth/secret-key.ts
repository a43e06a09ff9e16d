import { Failure } from '../failure.ts'

/** Accepts only requests with the secret key, such as the schedule's. Fails with `unauthorized`. */
export async function requireSecretKey(headers: Headers, secretKey: string): Promise<void> {
  const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const [left, right] = await Promise.all([digest(given), digest(secretKey)])
  // Digests of equal length are compared in full, so that the duration reveals nothing about the key.
  const difference = left.reduce((sum, byte, index) => sum | (byte ^ (right[index] ?? 0)), 0)
  if (difference !== 0) throw new Failure('unauthorized', { subject: 'server' })
}
