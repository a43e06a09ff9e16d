/**
 * The first 30 bits of the SHA-256 in base64. A page's revision is computed before the revision is appended
 * (`vite/prerender-pages.ts`).
 */
export async function fileRevision(content: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content)
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6))).slice(0, 5)
}
