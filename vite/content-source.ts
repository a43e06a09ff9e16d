import { contentService } from '../supabase/local/content/content-service.ts'
import { readDataset } from '../supabase/local/content/dataset.ts'
import { evaluateQuery } from '../supabase/local/content/evaluate-query.ts'
import type { BuildEnvironment } from './build-environment.ts'

/**
 * Lets the app's own readers find the content service while pages are drawn: a build for a Sanity project asks that
 * project; any other reads the sample content, whose addresses have no origin. Returns the way back.
 */
export function openContent(environment: BuildEnvironment): () => void {
  if (environment.VITE_SANITY_PROJECT_ID || environment.VITE_CONTENT_URL) return () => undefined
  const network = globalThis.fetch
  const sample = contentService(readDataset(), evaluateQuery)
  globalThis.fetch = async (input, init) =>
    typeof input === 'string' && input.startsWith('/')
      ? sample.fetch(new Request(`http://content${input}`, init))
      : network(input, init)
  return () => {
    globalThis.fetch = network
  }
}
