import { tiktokAddress } from '../ranking/tiktok-links.ts'
import { routes } from '../shell/routes.ts'
import type { IdeaRow } from './rows.ts'

/** Returns the path of the board with this idea open. */
export const ideaPath = (id: string) => `${routes.ideas}?idea=${id}`

/** Returns the idea's short link if its video is still unresolved, else null. */
export function shortLinkOf({ video_id }: Pick<IdeaRow, 'video_id'>): string | null {
  return video_id?.startsWith('https://') ? video_id : null
}

/** Returns the URL of an idea's video, or of its account. */
export function ideaAddress(idea: Pick<IdeaRow, 'account_name' | 'video_id'>): string {
  return tiktokAddress({ ...idea, short_url: shortLinkOf(idea) })
}
