import { evaluate, parse } from 'groq-js'
import type { SanityDocument } from './dataset.ts'

interface Asked {
  query: string
  params: Record<string, unknown>
}

export function evaluateQuery(documents: readonly SanityDocument[]) {
  return async ({ query, params }: Asked): Promise<unknown> =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get()
}
