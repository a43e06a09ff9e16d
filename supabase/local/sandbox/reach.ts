const loopbackName = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

export function isLoopback(host: string): boolean {
  return loopbackName.test(host.replace(/^(\[?)::ffff:(?=\d)/i, '$1'))
}

export function isPublic({ HOST, SITE_URL }: { HOST: string; SITE_URL?: string | undefined }): boolean {
  return !isLoopback(HOST) || (SITE_URL !== undefined && !isLoopback(URL.parse(SITE_URL)?.hostname ?? ''))
}
