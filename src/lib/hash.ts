/** SHA-256, in hex. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The first 30 bits of the SHA-256, in base64. */
export async function fileRevision(content: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content)
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6))).slice(0, 5)
}
