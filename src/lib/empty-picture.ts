const width = 1

/** Blank, so that the browser reports no error; not cached, so that the real picture loads once there is a network. */
export function emptyPicture(): Response {
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })
}

/** `srcset` may make the placeholder even narrower. */
export function isEmptyPicture({ naturalWidth }: { naturalWidth: number }): boolean {
  return naturalWidth <= width
}
