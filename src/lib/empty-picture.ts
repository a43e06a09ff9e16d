const width = 1

/**
 * Replaces a picture that cannot be fetched, so that the browser reports no error. The browser does not cache
 * the replacement, so the real picture loads when the network is back.
 */
export function emptyPicture(): Response {
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })
}

/** Compares with `<=`, because a `srcset` lowers the natural width that the browser reports. */
export function isEmptyPicture({ naturalWidth }: { naturalWidth: number }): boolean {
  return naturalWidth <= width
}
