import * as v from 'valibot'

/** Whether Cloudflare vouches for the token of a form that was sent from `address`. */
export type VerifyCaptcha = (token: string, address: string) => Promise<boolean>

/** The header in which a visitor's search brings its token. */
export const captchaHeader = 'x-captcha-token'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** How long whoever waits for a form is kept waiting for a verdict. */
export const captchaTimeoutMs = 5_000

const responseSchema = v.object({ success: v.boolean() })

/** Turnstile with `secretKey`. Rejects when Cloudflare gives no verdict. */
export function createTurnstile(secretKey: string, fetch: typeof globalThis.fetch): VerifyCaptcha {
  return async (token, address) => {
    if (token === '') return false
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({
        secret: secretKey,
        response: token,
        ...(address === '' ? {} : { remoteip: address }),
      }),
    })
    return v.parse(responseSchema, await response.json()).success
  }
}
