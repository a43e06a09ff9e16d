// What a page of the embedded origin may load. Styles are inline where a dialog locks the page's scrolling.

const measuring = ['https://*.googletagmanager.com', 'https://*.google-analytics.com']
const captcha = ['https://challenges.cloudflare.com']

interface Outsiders {
  /** The build names a tag manager. */
  VITE_GTM_ID?: string | undefined
  /** The build names a captcha. */
  VITE_TURNSTILE_SITE_KEY?: string | undefined
}

/**
 * The Content-Security-Policy; hosts of others only where the build has them. `ownUrls` are all addresses of this
 * stack: rows keep the pictures' full ones, whichever of them a page was opened at.
 */
export function contentSecurityPolicy(
  { VITE_GTM_ID, VITE_TURNSTILE_SITE_KEY }: Outsiders,
  ownUrls: readonly string[],
): string {
  const measured = VITE_GTM_ID ? measuring : []
  const asked = VITE_TURNSTILE_SITE_KEY ? captcha : []
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'connect-src': ["'self'", 'https://*.apicdn.sanity.io', ...measured],
    'script-src': ["'self'", ...measured, ...asked],
    'frame-src': asked.length > 0 ? asked : ["'none'"],
    'img-src': ["'self'", 'data:', 'https:', ...new Set(ownUrls.map((url) => new URL(url).origin))],
    'style-src': ["'self'", "'unsafe-inline'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
