export const userId = '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11'

const claims = { sub: userId, role: 'authenticated', exp: 4_102_444_800 }

function base64Url(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}

function encode(value: unknown): string {
  return base64Url(new TextEncoder().encode(JSON.stringify(value)))
}

/** In the embedded stack's format, with an invalid signature. */
export function symmetricToken(changes: Record<string, unknown> = {}): string {
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, ...changes })}.c2lnbmF0dXJl`
}

export interface Signer {
  publicJwk: Record<string, unknown>
  /** A token in hosted Supabase's format. */
  sign(): Promise<string>
}

/** All signers have the same key id. */
export async function createSigner(): Promise<Signer> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const kid = 'key-1'
  return {
    publicJwk: { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid, alg: 'ES256' },
    sign: async () => {
      const signed = `${encode({ alg: 'ES256', typ: 'JWT', kid })}.${encode(claims)}`
      const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(signed))
      return `${signed}.${base64Url(new Uint8Array(signature))}`
    },
  }
}
