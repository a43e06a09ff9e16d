import { shortLinkOf } from '#src/domain/ideas/idea-link.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { sentences } from '#src/lib/translation.ts'

export const ideaNameWords = sentences('ideaName', {
  video: (id: string) => `video ${id}`,
  shortLink: (address: string) => `short link ${address}`,
})

export function ideaName(idea: Pick<IdeaRow, 'title' | 'phrase' | 'account_name' | 'video_id'>): string {
  return idea.title ?? idea.phrase ?? linkName(idea)
}

export function linkName(link: Pick<IdeaRow, 'account_name' | 'video_id'>): string {
  const { account_name, video_id } = link
  const short = shortLinkOf(link)
  if (short) return ideaNameWords.shortLink(short.replace('https://', ''))
  return [account_name && `@${account_name}`, video_id && ideaNameWords.video(video_id)]
    .filter(Boolean)
    .join(' · ')
}
