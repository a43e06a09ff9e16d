import { tiktokAddress } from '../ranking/tiktok-links.ts'
import { routes } from '../shell/routes.ts'
import type { IdeaRow } from './rows.ts'

export const ideaPath = (id: string) => `${routes.ideas}?idea=${id}`

/** Returns null if the idea has no short link, or if it is resolved. */
export function shortLinkOf({ video_id }: Pick<IdeaRow, 'video_id'>): string | null {
  return video_id?.startsWith('https://') ? video_id : null
}

/** Returns the URL of the video, or else of the account. */
export function ideaAddress(idea: Pick<IdeaRow, 'account_name' | 'video_id'>): string {
  return tiktokAddress({ ...idea, short_url: shortLinkOf(idea) })
}
