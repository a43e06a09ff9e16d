import type { ReactNode } from 'react'
import { useNear } from '../hooks/use-near.ts'

interface WhenNearProps {
  /** As large as what comes. */
  placeholder: ReactNode
  children: ReactNode
}

/** Draws a lazy part once it comes near the part of the page that is seen: its code is fetched then. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const { near, watch } = useNear()
  return <div ref={watch}>{near ? children : placeholder}</div>
}
