import type { Page } from 'playwright-core'

/** Changes the stored session. Takes effect on the next load of a page of the app. */
async function changeSession(page: Page, changed: Record<string, unknown>): Promise<void> {
  // Uses a URL outside the app, because a page of the app could react to the change before leaving.
  await page.goto(new URL('/healthz', page.url()).href)
  await page.evaluate((fields) => {
    const session = JSON.parse(localStorage.getItem('keytrail-session') ?? '{}')
    localStorage.setItem('keytrail-session', JSON.stringify({ ...session, ...fields }))
  }, changed)
}

const expired = () => ({ expires_at: Math.floor(Date.now() / 1000) - 3600, expires_in: -3600 })

export function expireSession(page: Page): Promise<void> {
  return changeSession(page, expired())
}

/** Expires the session, and gives it a refresh token that the auth server does not know. */
export function spoilSession(page: Page): Promise<void> {
  return changeSession(page, { ...expired(), refresh_token: crypto.randomUUID() })
}
