import { partSource } from '#src/ui/loading/lazy-part.tsx'

export const content = partSource(() => import('#src/remote/content/content.ts'))
void content.preload()
