import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { type PreloadedContent, providePreloaded } from '#src/state/preloaded-content.ts'
import { App } from './app.tsx'
import { Frame } from './frame.tsx'
import { screenAt } from './pages.tsx'
import { preloadHeader } from './shell/header.tsx'
import { TabBar } from './shell/shell.tsx'

/** The page at `path` as a visitor sees it, rendered from `data`: its HTML, preceded by its metadata. */
export async function renderPage(path: string, data: Partial<PreloadedContent>): Promise<string> {
  providePreloaded(data)
  const [pathname = '/', search = ''] = path.split('?')
  await screenAt(pathname).preload()
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={pathname} ssrSearch={search}>
        <App />
      </Router>
    </StrictMode>,
    // No streamed boundaries: an inline script would move them into place, and the policy forbids it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** The shell of the signed-in screens, without content. */
export async function renderFrame(): Promise<string> {
  await Promise.all([preloadHeader(), TabBar.preload()])
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <Frame />
    </Router>,
  )
  return new Response(prelude).text()
}
