import { type ComponentType, lazy, Suspense, useState } from 'react'

/** What was drawn at build time inside the element `id`, while the page that it was drawn for is the one that shows. */
function drawnIn(id: string): string | undefined {
  const page = globalThis.document?.getElementById('root')?.dataset.drawn
  if (page === undefined || page !== location.pathname + location.search) return undefined
  return document.getElementById(id)?.innerHTML
}

/**
 * A part of a page that nothing happens in. Where the page was drawn at build time, what was drawn stays as it is
 * and the part's code is never fetched; where somebody comes from another screen, it is fetched and drawn.
 * `id` names its element and must be unique in the page.
 */
export function drawnAhead(id: string, load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load() }))
  return function DrawnAhead() {
    const [drawn] = useState(() => drawnIn(id))
    if (drawn !== undefined)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it stands there already
      return <div id={id} dangerouslySetInnerHTML={{ __html: drawn }} />
    return (
      <div id={id}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    )
  }
}
