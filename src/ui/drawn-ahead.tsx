import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A part of a page that nothing happens in. Where the page was drawn at build time, what was drawn stays as it is
 * and the part's code is never fetched; where somebody comes from another screen, it is fetched and drawn.
 * `id` names its element and must be unique in the page.
 */
export function drawnAhead(id: string, load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load() }))
  return function DrawnAhead() {
    const [drawn] = useState(() => globalThis.document?.getElementById(id)?.innerHTML)
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
