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

type Components = Record<string, ComponentType>

function builder(load: () => Promise<Components>, name: string): ComponentType {
  let loading: Promise<Components> | null = null
  function Part() {
    loading ??= load()
    const Loaded = use(loading)[name]
    return Loaded && <Loaded />
  }
  return () => (
    <Suspense>
      <Part />
    </Suspense>
  )
}

/**
 * Creates a static part of a page. In a prerendered page, its HTML stays unchanged, and its code is never
 * fetched. After a navigation from another screen, its code is fetched and rendered. `id` must be unique.
 */
export function prerendered<Name extends string>(
  id: string,
  what: PartName,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  place?: PartPlace,
): ComponentType {
  const Part =
    typeof document === 'undefined'
      ? builder(load, name)
      : lazyPart<Components, string>(what, load, name, { place })
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
