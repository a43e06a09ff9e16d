import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#src/lib/idle.ts'
import type { PartName } from '#src/words/controls/ui.ts'
import { useNear } from '../hooks/use-near.ts'
import { type LazyPart, lazyPart, type PropsOf } from './lazy-part.tsx'

/**
 * Creates a lazy part that is rendered when it is near the viewport, or earlier if the browser is idle, so
 * that printing, find in page and assistive technology reach the whole page.
 */
export function nearPart<Module, Name extends keyof Module>(
  what: PartName,
  load: () => Promise<Module>,
  name: Name,
  waiting: () => ReactNode,
): LazyPart<PropsOf<Module, Name>> {
  const Part = lazyPart(what, load, name, { waiting })
  function NearPart(props: PropsOf<Module, Name>) {
    const { near, watch } = useNear()
    const [due, setDue] = useState(false)
    useEffect(() => {
      let left = false
      const cancel = whenIdle(async () => {
        await Part.preload()
        if (!left) startTransition(() => setDue(true))
      })
      return () => {
        left = true
        cancel()
      }
    }, [])
    return <div ref={watch}>{near || due ? <Part {...props} /> : waiting()}</div>
  }
  return Object.assign(NearPart, { current: Part.current, fetch: Part.fetch, preload: Part.preload })
}
