import type { MiddlewareHandler } from 'hono'
import { addressBucket } from '../../functions/_shared/auth/client-address.ts'
import type { ClientHop } from './client-hop.ts'

const maxBodyBytes = 1024 * 1024
/** Covers all requests that are still arriving or have no response yet. */
const maxHeldBytes = 128 * maxBodyBytes
const maxOpenPerAddress = 32
/** A phone may stall in a tunnel, so an upload needs 500 bytes a second only on average over this time. */
const windowMs = 10_000
const minBytesPerWindow = 5_000

const refusals = {
  too_slow: { status: 408, message: 'The body arrives too slowly' },
  too_large: { status: 413, message: 'The body is too large' },
} as const
type Refusal = keyof typeof refusals

type BodyReader = ReadableStreamDefaultReader<Uint8Array>

interface Upload {
  address: string
  refuse: (reason: Refusal) => void
}

/** Reads the rest of the body: otherwise, a client that is still sending would miss the response. */
async function discard(reader: BodyReader): Promise<void> {
  while (!(await reader.read()).done);
}

/**
 * Receives a request's body before passing the request on, so that a slow sender does not occupy the database
 * or the functions. If an address sends too many bodies at once, its oldest upload is rejected. If all bodies
 * together use too much memory, the oldest of all uploads is rejected, because it is probably a slow one.
 */
export function wholeBody(hop: ClientHop): MiddlewareHandler {
  const uploads = new Set<Upload>()
  let heldBytes = 0

  return async (context, next) => {
    const { raw } = context.req
    if (raw.body === null) return next()
    const refused = Promise.withResolvers<Refusal>()
    const upload: Upload = {
      address: addressBucket(hop.readAddress(context)),
      refuse(reason) {
        uploads.delete(upload)
        refused.resolve(reason)
      },
    }
    const ofAddress = [...uploads].filter(({ address }) => address === upload.address)
    if (ofAddress.length >= maxOpenPerAddress) ofAddress[0]?.refuse('too_slow')
    uploads.add(upload)

    const reader: BodyReader = raw.body.getReader()
    const chunks: Uint8Array[] = []
    let size = 0
    let due = 0
    const rate = setInterval(() => {
      due += minBytesPerWindow
      if (size < due) upload.refuse('too_slow')
    }, windowMs)

    const receive = async (): Promise<Refusal | null> => {
      if (Number(raw.headers.get('content-length')) > maxBodyBytes) return 'too_large'
      for (;;) {
        const read = await Promise.race([reader.read(), refused.promise])
        if (typeof read === 'string') return read
        if (read.done) return null
        chunks.push(read.value)
        size += read.value.byteLength
        heldBytes += read.value.byteLength
        if (size > maxBodyBytes) return 'too_large'
        if (heldBytes > maxHeldBytes) uploads.values().next().value?.refuse('too_slow')
      }
    }

    try {
      const reason = await receive().catch(() => 'too_slow' as const)
      clearInterval(rate)
      uploads.delete(upload)
      if (reason !== null) {
        discard(reader).catch(() => undefined)
        const { status, message } = refusals[reason]
        return context.json({ code: reason, message }, status)
      }
      const headers = new Headers(raw.headers)
      headers.delete('transfer-encoding')
      context.req.raw = new Request(raw, { headers, body: Buffer.concat(chunks) })
      return await next()
    } finally {
      heldBytes -= size
    }
  }
}
