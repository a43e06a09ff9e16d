import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ownQueries } from '#src/remote/content/content-queries.ts'
import { evaluateQuery, type SanityDocument } from '../../../sanity/sample/dataset.ts'
import { listImages } from '../../../sanity/sample/images.ts'

const dataset = 'production'

/** In characters of JSON. Searching for this much text takes a quarter of a second; a megabyte takes 15 s. */
const maxParamsLength = 40_000

const Asked = v.object({
  query: v.pipe(v.string(), v.minLength(1)),
  params: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((params) => JSON.stringify(params).length <= maxParamsLength),
    ),
    {},
  ),
})

function askedByAddress(url: URL): unknown {
  const params: Record<string, unknown> = {}
  for (const [name, value] of url.searchParams)
    if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
  return { query: url.searchParams.get('query') ?? '', params }
}

function refusal(context: Context, statusCode: 400 | 403 | 404, error: string, message: string) {
  return context.json({ statusCode, error, message }, statusCode)
}

/** Whether the document is visible without a token: neither a draft nor a version of a release. */
function isPublic({ _id }: SanityDocument): boolean {
  return !_id.includes('.')
}

/** Runs only the app's own queries, because others could run indefinitely. Serves images unscaled. */
export function contentService(all: readonly SanityDocument[]): Hono {
  const run = evaluateQuery(all.filter(isPublic))
  const allowed = new Set(ownQueries())
  const images = new Map([...listImages().values()].map((image) => [image.served, image]))

  async function answer(context: Context) {
    const { req } = context
    if (req.param('dataset') !== dataset) return refusal(context, 404, 'Not Found', 'Dataset not found')
    let asked: v.InferOutput<typeof Asked>
    try {
      asked = v.parse(Asked, req.method === 'POST' ? await req.json() : askedByAddress(new URL(req.url)))
    } catch {
      return refusal(context, 400, 'Bad Request', 'The query or a parameter cannot be read')
    }
    if (!allowed.has(asked.query))
      return refusal(context, 403, 'Forbidden', "Only the app's own queries are allowed")
    try {
      const result = await run(asked)
      context.header('Cache-Control', 'no-cache')
      return context.json({ query: asked.query, result })
    } catch {
      return refusal(context, 400, 'Bad Request', 'The query cannot be run with these parameters')
    }
  }

  return new Hono()
    .on(['GET', 'POST'], '/v2024-01-01/data/query/:dataset', answer)
    .get('/cms/images/:project/:dataset/:file', (context) => {
      const image = images.get(context.req.param('file'))
      if (!image) return context.notFound()
      context.header('Content-Type', 'image/webp')
      context.header('Cache-Control', 'public, max-age=31536000, immutable')
      return context.body(Readable.toWeb(createReadStream(image.file)) as ReadableStream)
    })
}
