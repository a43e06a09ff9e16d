import { type ReactNode, useEffect } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'
import { useNear } from '../hooks/use-near.ts'
import type { PartSource } from './lazy-part.tsx'

interface WhenNearProps {
  /** The part among `children`, if it must be printed. */
  part?: Pick<PartSource<unknown>, 'preload'>
  /** A placeholder of the final size. */
  placeholder: ReactNode
  children: ReactNode
}

/**
 * Renders a lazy part once it is near the viewport. Code that printing needs is fetched as soon as the browser is idle:
 * a page that is being printed cannot wait for it.
 */
export function WhenNear({ part, placeholder, children }: WhenNearProps) {
  const { near, watch } = useNear()
  useEffect(() => part && whenIdle(() => void part.preload()), [part])
  return <div ref={watch}>{near ? children : placeholder}</div>
}
