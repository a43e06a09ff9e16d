import { type ComponentType, Suspense, use, useState } from 'react'
import type { PartName } from '#src/words/controls/ui.ts'
import { lazyPart } from './lazy-part.tsx'
import type { PartPlace } from './missing-part.tsx'

/** What was drawn at build time inside the element `id`, while the page that it was drawn for is the one that shows. */
function drawnIn(id: string): string | undefined {
  const page = globalThis.document?.getElementById('root')?.dataset.drawn
  if (page === undefined || page !== location.pathname + location.search) return undefined
  return document.getElementById(id)?.innerHTML
}

/** Draws the part at build time, which waits for it. */
function builder(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | null = null
  function Part() {
    loading ??= load()
    const Loaded = use(loading)
    return <Loaded />
  }
  return () => (
    <Suspense>
      <Part />
    </Suspense>
  )
}

/**
 * A part of a page that nothing happens in. Where the page was drawn at build time, what was drawn stays as it is
 * and the part's code is never fetched; where somebody comes from another screen, it is fetched and drawn.
 * `id` names its element and must be unique in the page; `name` is what the reader hears of when it is missing.
 */
export function prerendered(
  id: string,
  name: PartName,
  load: () => Promise<ComponentType>,
  place?: PartPlace,
): ComponentType {
  const Part = typeof document === 'undefined' ? builder(load) : lazyPart(name, load, { place })
  return function Prerendered() {
    const [drawn] = useState(() => drawnIn(id))
    if (drawn !== undefined)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it stands there already
      return <div id={id} dangerouslySetInnerHTML={{ __html: drawn }} />
    return (
      <div id={id}>
        <Part />
      </div>
    )
  }
}
