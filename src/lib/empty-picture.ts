// The placeholder for a picture that is not on this device: created by the service worker, recognised by the page.

const width = 1

/**
 * A blank picture, so that the browser reports no error. It must not be cached: the real one should load as soon as
 * there is a network.
 */
export function emptyPicture(): Response {
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })
}

/** Whether an element has the placeholder or nothing. With a `srcset` its width may be even smaller. */
export function isEmptyPicture({ naturalWidth }: { naturalWidth: number }): boolean {
  return naturalWidth <= width
}
