import type { Catalogue } from '../catalogue.ts'

export const followed: Catalogue['followed'] = {
  videoEnd: (end) => `vidéo …${end}`,
}
