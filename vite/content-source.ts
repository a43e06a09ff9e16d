import { createClient, type SanityClient } from '@sanity/client'
import { evaluateQuery, readDataset } from '../sanity/sample/dataset.ts'
import type { RunQuery } from '../src/remote/content/content.ts'
import type { BuildEnvironment } from './build-environment.ts'

/** Connects to Sanity, or to the server at VITE_CONTENT_URL that replaces Sanity. */
export function contentClient(environment: BuildEnvironment): SanityClient {
  const { VITE_SANITY_PROJECT_ID, VITE_SANITY_DATASET, VITE_CONTENT_URL } = environment
  return createClient({
    projectId: VITE_SANITY_PROJECT_ID ?? 'keytrail',
    dataset: VITE_SANITY_DATASET ?? 'production',
    apiVersion: '2024-01-01',
    perspective: 'published',
    // A build often follows a publication, which the CDN may not have yet.
    useCdn: false,
    ...(VITE_CONTENT_URL ? { apiHost: VITE_CONTENT_URL, useProjectHostname: false } : {}),
  })
}

/** Without a content service, queries run against the sample content. */
export function contentSource(environment: BuildEnvironment): RunQuery {
  const { VITE_SANITY_PROJECT_ID, VITE_CONTENT_URL } = environment
  if (!VITE_SANITY_PROJECT_ID && !VITE_CONTENT_URL) return evaluateQuery(readDataset())
  const client = contentClient(environment)
  return ({ query, params }) => client.fetch(query, params)
}
