const loopbackName = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Whether a host name or address is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  return loopbackName.test(host.replace(/^(\[?)::ffff:(?=\d)/i, '$1'))
}

/** Whether other machines can connect to a stack that listens on `HOST` or is published at `SITE_URL`. */
export function isPublic({ HOST, SITE_URL }: { HOST: string; SITE_URL?: string | undefined }): boolean {
  return !isLoopback(HOST) || (SITE_URL !== undefined && !isLoopback(URL.parse(SITE_URL)?.hostname ?? ''))
}
