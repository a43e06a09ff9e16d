import { partSource } from '#src/ui/loading/lazy-part.tsx'

export const usualPart = partSource(() => import('./usual-line.tsx'))
