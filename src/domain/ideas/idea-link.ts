import { tiktokAddress } from '../ranking/tiktok-links.ts'
import { routes } from '../shell/routes.ts'
import type { IdeaRow } from './rows.ts'

export const ideaPath = (id: string) => `${routes.ideas}?idea=${id}`

/** Returns the short link whose video id is not known yet; null if the idea has a video id or no link. */
export function shortLinkOf({ video_id }: Pick<IdeaRow, 'video_id'>): string | null {
  return video_id?.startsWith('https://') ? video_id : null
}

/** Returns the short link if there is one, else the URL of the video, else that of the account. */
export function ideaAddress(idea: Pick<IdeaRow, 'account_name' | 'video_id'>): string {
  return tiktokAddress({ ...idea, short_url: shortLinkOf(idea) })
}
