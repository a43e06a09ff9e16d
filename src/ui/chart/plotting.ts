import { partSource } from '../loading/lazy-part.tsx'

/** What draws the lines of a chart: a tenth of a page's script, fetched when a chart is near. */
export const plotting = partSource(() => import('./plot.ts'))
