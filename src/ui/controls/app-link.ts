import type { ComponentType, ReactNode } from 'react'

/** A link inside the app, provided by the router's owner. */
export type AppLink = ComponentType<{ href: string; className?: string; children: ReactNode }>
