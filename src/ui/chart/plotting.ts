import { partSource } from '../loading/lazy-part.tsx'

/** The chart library: a tenth of a page's script, fetched when a chart is near the viewport. */
export const plotting = partSource(() => import('./plot.ts'))
