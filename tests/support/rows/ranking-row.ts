import type { RankingRow } from '#src/domain/ranking/rows.ts'

export const noCounts = {
  followers: null,
  following: null,
  hearts: null,
  videos: null,
  likes: null,
  collect_count: null,
  comment_count: null,
  digg_count: null,
  play_count: null,
  repost_count: null,
  share_count: null,
}

export function rankingRow(row: Partial<RankingRow> = {}): RankingRow {
  return {
    rank: 1,
    avatar_thumb: null,
    username: 'ada',
    author_url: 'https://www.tiktok.com/@ada',
    verified_account: false,
    create_time: null,
    full_description: '',
    ...noCounts,
    vq_score: null,
    duration: null,
    video_url: 'https://www.tiktok.com/@ada/video/1',
    dynamic_cover: null,
    ...row,
  }
}

export const oatLatte = (videos: readonly Partial<RankingRow>[]) => ({
  ...{ search_term: 'oat latte', country: 'gb' as const, searched_at: '2026-11-22T00:00:00.000Z' },
  search_ranking_results: videos.map((video, index) =>
    rankingRow({ rank: index + 1, video_url: `https://www.tiktok.com/@ada/video/${index + 1}`, ...video }),
  ),
})

/** Each name becomes both the account and the id of the video, unless `more` overrides them. */
export function ranked(
  names: Iterable<string>,
  more: (name: string, index: number) => Partial<RankingRow> = () => ({}),
): RankingRow[] {
  return Array.from(names, (username, index) => {
    const video_url = `https://www.tiktok.com/@${username}/video/${username}`
    return rankingRow({ rank: index + 1, username, video_url, ...more(username, index) })
  })
}
