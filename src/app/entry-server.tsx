import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { providePreloaded } from '#src/state/preloaded-content.ts'
import { App } from './app.tsx'
import { pageAt, pages } from './pages.tsx'

/** The paths that are drawn at build time. */
export const prerenderedPaths: readonly string[] = pages
  .filter((page) => page.prerendered)
  .map((page) => page.path)

/**
 * The page at `path` as a visitor sees it, drawn at build time from `data`: its HTML, with its metadata in front.
 */
export async function renderPage(path: string, data: Record<string, unknown>): Promise<string> {
  providePreloaded(data)
  await pageAt(path)?.preload()
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    // Everything in its place: a boundary that comes later is moved by an inline script, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
