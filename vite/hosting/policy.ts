// The embedded stack and the configurations of all hosts use this policy.
import type { BuildEnvironment } from '../build-environment.ts'

const measuring = ['https://*.googletagmanager.com', 'https://*.google-analytics.com']
const captcha = ['https://challenges.cloudflare.com']

function findOrigins(...addresses: (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []))
}

interface OwnContent {
  scriptHashes?: readonly string[]
  /** All addresses of the site, because sample data contains full addresses of the site's pictures. */
  siteUrls?: readonly string[]
}

/**
 * Returns the Content-Security-Policy. Pictures may come from any https host, everything else only from hosts
 * that the build uses. Inline styles are allowed, because dialogs need them to lock scrolling.
 */
export function contentSecurityPolicy(
  environment: BuildEnvironment,
  { scriptHashes = [], siteUrls = [] }: OwnContent = {},
): string {
  const { VITE_SUPABASE_URL, VITE_SANITY_PROJECT_ID, VITE_CONTENT_URL } = environment
  const measured = environment.VITE_GTM_ID ? measuring : []
  const asked = environment.VITE_TURNSTILE_SITE_KEY ? captcha : []
  const content = VITE_SANITY_PROJECT_ID ? `https://${VITE_SANITY_PROJECT_ID}.apicdn.sanity.io` : undefined
  const servers = findOrigins(VITE_SUPABASE_URL, VITE_CONTENT_URL ?? content)
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'connect-src': ["'self'", ...servers, ...measured],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...measured, ...asked],
    'frame-src': asked.length > 0 ? asked : ["'none'"],
    'img-src': ["'self'", 'data:', 'https:', ...findOrigins(VITE_CONTENT_URL, ...siteUrls)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

const unusedAbilities = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** `secure` means that the site is served only over https. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unusedAbilities.map((name) => `${name}=()`).join(', '),
  }
}

/** The files under this path have a hash of their content in their names, so they never change. */
export const hashedFiles = '/assets/'

export function cacheControl(path: string): string {
  return path.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
