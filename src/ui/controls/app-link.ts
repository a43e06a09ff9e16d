import type { ComponentType, ReactNode } from 'react'

/** The router's link, which this folder does not import. */
export type AppLink = ComponentType<{ href: string; className?: string; children: ReactNode }>
