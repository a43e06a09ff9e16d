import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { type PreloadedContent, providePreloaded } from '#src/state/preloaded-content.ts'
import { App } from './app.tsx'
import { Frame } from './frame.tsx'
import { screenAt } from './pages.tsx'
import { preloadHeader } from './shell/header.tsx'
import { TabBar } from './shell/shell.tsx'

/** The page at `path` as a visitor sees it, drawn from `data`: its HTML, with its metadata in front. */
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
    // Everything in its place: a boundary that comes later is moved by an inline script, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** What surrounds signed-in people's screens, with nothing in it yet. */
export async function renderFrame(): Promise<string> {
  await Promise.all([preloadHeader(), TabBar.preload()])
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <Frame />
    </Router>,
  )
  return new Response(prelude).text()
}
