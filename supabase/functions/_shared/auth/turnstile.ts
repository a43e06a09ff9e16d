import * as v from 'valibot'

/** Verifies with Cloudflare the captcha token of a form sent from `address`. */
export type VerifyCaptcha = (token: string, address: string) => Promise<boolean>

/** The header with the captcha token of a visitor's search. */
export const captchaHeader = 'x-captcha-token'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
export const captchaTimeoutMs = 5_000

const responseSchema = v.object({ success: v.boolean() })

/** Creates a verifier that uses Turnstile with `secretKey`. It rejects if Cloudflare returns no verdict. */
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
