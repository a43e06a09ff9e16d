import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#src/lib/idle.ts'
import { useNear } from '../hooks/use-near.ts'
import type { PartSource } from './lazy-part.tsx'

interface WhenNearProps {
  part: Pick<PartSource<unknown>, 'preload'>
  placeholder: ReactNode
  children: ReactNode
}

/**
 * Renders a lazy part once it is near the viewport or the browser is idle, so that printing, find in page and assistive
 * technology reach the whole page.
 */
export function WhenNear({ part, placeholder, children }: WhenNearProps) {
  const { near, watch } = useNear()
  const [due, setDue] = useState(false)
  useEffect(() => {
    let left = false
    const cancel = whenIdle(async () => {
      await part.preload()
      if (!left) startTransition(() => setDue(true))
    })
    return () => {
      left = true
      cancel()
    }
  }, [part])
  return <div ref={watch}>{near || due ? children : placeholder}</div>
}
