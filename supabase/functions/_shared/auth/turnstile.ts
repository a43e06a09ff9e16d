import * as v from 'valibot'

/** Resolves to whether a captcha token is valid. `address` is the sender's IP address; '' if unknown. */
export type VerifyCaptcha = (token: string, address: string) => Promise<boolean>

export const captchaHeader = 'x-captcha-token'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const timeoutMs = 5_000

const responseSchema = v.object({ success: v.boolean() })

/** Returns null if there is no key. The returned function rejects if Cloudflare returns no verdict. */
export function createTurnstile(
  secretKey: string | undefined,
  fetch: typeof globalThis.fetch,
): VerifyCaptcha | null {
  if (!secretKey) return null
  return async (token, address) => {
    if (token === '') return false
    const response = await fetch(verifyUrl, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      body: new URLSearchParams({
        secret: secretKey,
        response: token,
        ...(address === '' ? {} : { remoteip: address }),
      }),
    })
    return v.parse(responseSchema, await response.json()).success
  }
}
