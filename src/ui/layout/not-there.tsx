import type { ReactNode } from 'react'
import { TrailDrawing } from '../drawing/trail-drawing.tsx'

interface NotThereProps {
  title: string
  text: string
  children: ReactNode
}

export function NotThere({ title, text, children }: NotThereProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <TrailDrawing />
      <h1 className="mt-6 text-25">{title}</h1>
      <p className="mt-2 text-quiet">{text}</p>
      <div className="mt-6">{children}</div>
    </div>
  )
}
