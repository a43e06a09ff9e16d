import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { addressLocale, localeTag, setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { type PreloadedContent, providePreloaded } from '#src/state/preloaded-content.ts'
import { ScreenSkeleton } from '#src/ui/loading/skeleton.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { App } from './app.tsx'
import { localHref, translations, useRoutePath } from './language.ts'
import { screenAt } from './pages.tsx'
import { preloadHeader } from './shell/header.tsx'
import { Shell, TabBar } from './shell/shell.tsx'

/** The HTML starts with the page's metadata: its title, meta and link elements. */
export async function renderPage(pathname: string, data: Partial<PreloadedContent>) {
  providePreloaded(data)
  const locale = addressLocale(pathname) ?? 'en'
  setLocale(locale)
  provideTranslation(locale === 'en' ? {} : { ...(await translations[locale]()) })
  await screenAt(pathname).preload()
  const { prelude } = await prerender(
    <StrictMode>
      <Router hook={useRoutePath} hrefs={localHref} ssrPath={pathname}>
        <App />
      </Router>
    </StrictMode>,
    // Prevents streamed boundaries: the CSP forbids the inline script that would move them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { html: await new Response(prelude).text(), lang: localeTag() }
}

/** Renders shell.html, which signed-in screens show until the app replaces it. */
export async function renderFrame(): Promise<string> {
  await Promise.all([preloadHeader(), TabBar.preload()])
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <Shell signedIn inApp alone={false}>
        <ScreenSkeleton label={shellWords.opening} />
      </Shell>
    </Router>,
  )
  return new Response(prelude).text()
}
