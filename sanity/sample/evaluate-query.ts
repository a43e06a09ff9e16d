import { evaluate, parse } from 'groq-js'
import type { SanityDocument } from './dataset.ts'

export interface Asked {
  query: string
  params: Record<string, unknown>
}

export type RunQuery = (asked: Asked) => Promise<unknown>

export function evaluateQuery(documents: readonly SanityDocument[]): RunQuery {
  return async ({ query, params }) =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get()
}
