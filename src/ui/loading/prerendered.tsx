import { type ComponentType, Suspense, use, useState } from 'react'
import type { PartName } from '#src/words/controls/ui.ts'
import { lazyPart } from './lazy-part.tsx'
import type { PartPlace } from './missing-part.tsx'

/** The prerendered content of the element `id`; undefined on any page but the one that was prerendered. */
function drawnIn(id: string): string | undefined {
  const page = globalThis.document?.getElementById('root')?.dataset.drawn
  if (page === undefined || page !== location.pathname + location.search) return undefined
  return document.getElementById(id)?.innerHTML
}

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
 * Creates a static part of a page. In a prerendered page its HTML stays unchanged and its code is never fetched; after
 * navigation from another screen, the code is fetched and rendered.
 *
 * `id` is its element's id and must be unique in the page; `name` names it in the message if it is missing.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, which is already in it
      return <div id={id} dangerouslySetInnerHTML={{ __html: drawn }} />
    return (
      <div id={id}>
        <Part />
      </div>
    )
  }
}
