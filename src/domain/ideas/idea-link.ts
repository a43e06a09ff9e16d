import { tiktokAddress } from '../ranking/tiktok-links.ts'
import { routes } from '../shell/routes.ts'
import type { IdeaRow } from './rows.ts'

/** The path of the board with this idea open. */
export const ideaPath = (id: string) => `${routes.ideas}?idea=${id}`

/** The short link of an idea whose video is still unresolved, else null. */
export function shortLinkOf({ video_id }: Pick<IdeaRow, 'video_id'>): string | null {
  return video_id?.startsWith('https://') ? video_id : null
}

/** The URL of an idea's video, or of its account. */
export function ideaAddress(idea: Pick<IdeaRow, 'account_name' | 'video_id'>): string {
  return tiktokAddress({ ...idea, short_url: shortLinkOf(idea) })
}
