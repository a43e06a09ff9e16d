import type { ComponentType, ReactNode } from 'react'

/** A link inside the app, which the router's owner brings along. */
export type AppLink = ComponentType<{ href: string; className?: string; children: ReactNode }>
