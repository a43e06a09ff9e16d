/**
 * The first 30 bits of the SHA-256 in base64. A prerendered page ends with its revision, which is computed from the
 * rest of the page (`vite/prerender-pages.ts`).
 */
export async function fileRevision(content: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content)
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6))).slice(0, 5)
}
