// What stands for a picture that is not on this device: made by the service worker, recognised by the page.

const width = 1

/**
 * A picture of nothing, where the browser would tell of an error. Not to be kept: the real one is wanted as soon as
 * there is a network.
 */
export function emptyPicture(): Response {
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })
}

/** Whether that, or nothing, is what an element has. Of a size that is chosen from several it may even be less wide. */
export function isEmptyPicture({ naturalWidth }: { naturalWidth: number }): boolean {
  return naturalWidth <= width
}
