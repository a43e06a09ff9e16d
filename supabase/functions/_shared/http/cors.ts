const requestHeaders =
  'authorization, apikey, content-type, idempotency-key, if-none-match, x-captcha-token, x-client-info, x-request-id'

/** Allows only an origin in `allowedOrigins`. For any other origin, the browser blocks the response. */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !allowedOrigins.includes(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers':
      'ETag, Link, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
  }
}

export function preflightResponse(
  request: Request,
  allowedOrigins: readonly string[],
  methods: string,
): Response {
  const headers = corsHeaders(request, allowedOrigins)
  if ('access-control-allow-origin' in headers) {
    headers['access-control-allow-methods'] = methods
    headers['access-control-allow-headers'] = requestHeaders
    headers['access-control-max-age'] = '86400'
  }
  return new Response(null, { status: 204, headers: { ...headers, 'cache-control': 'no-store' } })
}
