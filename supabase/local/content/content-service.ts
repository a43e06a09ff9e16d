import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { evaluate, parse } from 'groq-js'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { SanityDocument } from './dataset.ts'
import { listImages } from './images.ts'

const dataset = 'production'
const contentTypes: Record<string, string> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' }

const Asked = v.object({
  query: v.pipe(v.string(), v.minLength(1)),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
})
type Asked = v.InferOutput<typeof Asked>

/** What a GET asks: each parameter is JSON under its name with a dollar before it. */
function askedByAddress(url: URL): unknown {
  const params: Record<string, unknown> = {}
  for (const [name, value] of url.searchParams)
    if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
  return { query: url.searchParams.get('query') ?? '', params }
}

async function resultOf({ query, params }: Asked, documents: readonly SanityDocument[]): Promise<unknown> {
  const value = await evaluate(parse(query, { params }), { dataset: documents, params })
  return value.get()
}

/** Sanity's answer to a query that it cannot run. */
function refusal(context: Context, query: string, cause: unknown) {
  const description = cause instanceof Error ? cause.message : String(cause)
  return context.json({ error: { type: 'queryParseError', description, query } }, 400)
}

/** What can be seen without a token, whatever the perspective: no drafts, no versions of a release. */
function isPublic({ _id }: SanityDocument): boolean {
  return !_id.includes('.')
}

/**
 * The content service at Sanity's own paths: queries by GET and POST, and images, which are sent as they are
 * whatever size is asked for.
 */
export function contentService(all: readonly SanityDocument[]): Hono {
  const documents = all.filter(isPublic)
  const images = new Map([...listImages().values()].map((image) => [image.served, image]))

  async function answer(context: Context, read: () => unknown) {
    if (context.req.param('dataset') !== dataset)
      return context.json({ statusCode: 404, error: 'Not Found', message: 'Dataset not found' }, 404)
    const started = performance.now()
    let asked: Asked
    try {
      asked = v.parse(Asked, await read())
    } catch {
      return context.json(
        { statusCode: 400, error: 'Bad Request', message: 'The query or a parameter cannot be read' },
        400,
      )
    }
    try {
      const result = await resultOf(asked, documents)
      context.header('Cache-Control', 'no-cache')
      return context.json({
        query: asked.query,
        result,
        syncTags: [],
        ms: Math.round(performance.now() - started),
      })
    } catch (cause) {
      return refusal(context, asked.query, cause)
    }
  }

  return new Hono()
    .get('/v2024-01-01/data/query/:dataset', (context) =>
      answer(context, () => askedByAddress(new URL(context.req.url))),
    )
    .post('/v2024-01-01/data/query/:dataset', (context) => answer(context, () => context.req.json()))
    .get('/cms/images/:project/:dataset/:file', (context) => {
      const image = images.get(context.req.param('file'))
      if (!image) return context.notFound()
      context.header('Content-Type', contentTypes[image.served.split('.')[1] ?? ''] ?? '')
      context.header('Cache-Control', 'public, max-age=31536000, immutable')
      return context.body(Readable.toWeb(createReadStream(image.file)) as ReadableStream)
    })
}
