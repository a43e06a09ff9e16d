// The placeholder for a picture that is not on this device. The service worker creates it; the page recognises it.

const width = 1

/**
 * A blank picture, so that the browser reports no error. Not cached, so that the real picture loads as soon as there is
 * a network.
 */
export function emptyPicture(): Response {
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })
}

/** Whether an element shows the placeholder or nothing. With `srcset`, the placeholder's width may be even smaller. */
export function isEmptyPicture({ naturalWidth }: { naturalWidth: number }): boolean {
  return naturalWidth <= width
}
