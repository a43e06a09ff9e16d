import { type ReactNode, useEffect } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'
import { useNear } from '../hooks/use-near.ts'
import type { PartSource } from './lazy-part.tsx'

interface WhenNearProps {
  /** The part that is among `children`, if it is to be on paper. */
  part?: Pick<PartSource<unknown>, 'preload'>
  /** As large as what comes. */
  placeholder: ReactNode
  children: ReactNode
}

/**
 * Draws a lazy part once it comes near the part of the page that is seen. The code of what is on paper too is fetched as soon
 * as there is nothing else to do: a page that is printed cannot wait for it.
 */
export function WhenNear({ part, placeholder, children }: WhenNearProps) {
  const { near, watch } = useNear()
  useEffect(() => part && whenIdle(() => void part.preload()), [part])
  return <div ref={watch}>{near ? children : placeholder}</div>
}
