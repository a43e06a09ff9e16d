import { partSource } from '#src/ui/loading/lazy-part.tsx'

/** The requests to the content service. */
export const content = partSource(() => import('#src/remote/content/content.ts'))
void content.preload()
