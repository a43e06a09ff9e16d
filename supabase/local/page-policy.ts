// What a page of the embedded origin may load. Styles are inline where a dialog locks the page's scrolling.

const measuring = ['https://*.googletagmanager.com', 'https://*.google-analytics.com']
const captcha = ['https://challenges.cloudflare.com']

interface Outsiders {
  /** The build names a tag manager. */
  VITE_GTM_ID?: string | undefined
  /** The build names a captcha. */
  VITE_TURNSTILE_SITE_KEY?: string | undefined
}

/** The Content-Security-Policy; hosts of others only where the build has them. */
export function contentSecurityPolicy({ VITE_GTM_ID, VITE_TURNSTILE_SITE_KEY }: Outsiders): string {
  const measured = VITE_GTM_ID ? measuring : []
  const asked = VITE_TURNSTILE_SITE_KEY ? captcha : []
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'connect-src': ["'self'", 'https://*.apicdn.sanity.io', ...measured],
    'script-src': ["'self'", ...measured, ...asked],
    'frame-src': asked.length > 0 ? asked : ["'none'"],
    'img-src': ["'self'", 'data:', 'https:'],
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
