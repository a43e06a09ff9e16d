import { partSource } from '#src/ui/loading/lazy-part.tsx'

/** The usual rank and its band, loaded after the position and its chart. */
export const usualPart = partSource(() => import('./usual-line.tsx'))
