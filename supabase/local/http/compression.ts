import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { parseAccept } from 'hono/utils/accept'
import { compressedFrom } from '../../../vite/compress-files.ts'

// In order of preference. Each chunk is flushed immediately, so that a streamed body stays a stream.
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}
type Encoding = keyof typeof encoders
const encodings = Object.keys(encoders) as Encoding[]

function encodingFor(context: Context): Encoding | undefined {
  const asked = parseAccept(context.req.header('Accept-Encoding') ?? '')
  const wish = (name: string) => asked.find(({ type }) => type.toLowerCase() === name)?.q
  const wishes = encodings.map((name) => ({ name, q: wish(name) ?? wish('*') ?? 0 }))
  const [best] = wishes.filter(({ q }) => q > 0).toSorted((a, b) => b.q - a.q)
  return best?.name
}

function isCompressible({ status, headers }: Response): boolean {
  return (
    status !== 206 &&
    !headers.has('content-encoding') &&
    !/\bno-transform\b/i.test(headers.get('cache-control') ?? '') &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')
  )
}

function addVary(context: Context): void {
  const vary = context.res.headers.get('vary') ?? ''
  if (vary === '*' || /\baccept-encoding\b/i.test(vary)) return
  context.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

/**
 * Returns the first chunk's size and the whole body. Text arrives as a single chunk, so a small first chunk
 * means little text or a stream. Neither is worth compressing.
 */
async function peek(body: ReadableStream<Uint8Array>) {
  const [probe, whole] = body.tee()
  const reader = probe.getReader()
  const first = await reader.read()
  // Rejects if cancelling the body later fails.
  reader.cancel().catch(() => undefined)
  return { size: first.value?.byteLength ?? 0, body: whole }
}

function encoded(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream<Uint8Array> {
  const encoder = encoders[encoding]()
  // Errors are ignored here, because the reader of the encoded body gets them.
  pipeline(Readable.fromWeb(body as NodeReadableStream), encoder, () => undefined)
  return Readable.toWeb(encoder) as ReadableStream<Uint8Array>
}

export const compression: MiddlewareHandler = async (context, next) => {
  await next()
  // The response that a 304 confirms depends on Accept-Encoding, so the 304 needs the same Vary header.
  if (context.res.status === 304) return addVary(context)
  if (!isCompressible(context.res)) return
  addVary(context)
  const answer = context.res
  const encoding = encodingFor(context)
  const told = answer.headers.get('content-length')
  if (!encoding || !answer.body || context.req.method === 'HEAD') return
  if (told !== null && Number(told) < compressedFrom) return
  const { size, body } = await peek(answer.body)
  const isWorthIt = told !== null || size >= compressedFrom
  context.res = new Response(isWorthIt ? encoded(body, encoding) : body, answer)
  if (!isWorthIt) return
  context.res.headers.delete('content-length')
  context.res.headers.set('content-encoding', encoding)
  // A strong tag identifies exact bytes. Compression changes the bytes, so the tag becomes weak.
  const tag = answer.headers.get('etag')
  if (tag && !tag.startsWith('W/')) context.res.headers.set('etag', `W/${tag}`)
}
