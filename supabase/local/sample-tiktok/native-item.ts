import type { SampleCreator } from './creators.ts'
import type { SampleVideo } from './ranking.ts'

export function pictureUrl(origin: string, kind: 'avatar' | 'cover', seed: string | number): string {
  return `${origin}/sandbox/tiktok/pictures/${kind}-${seed}.svg`
}

/** As on TikTok, `stats` is rounded, `statsV2` is exact text, heartCount has 32 bits, and VQScore is text. */
export function nativeItem(video: SampleVideo, origin: string): Record<string, unknown> {
  const { creator, description, plays, likes, comments, collects, shares } = video
  const cover = pictureUrl(origin, 'cover', video.pictureSeed)
  const avatar = pictureUrl(origin, 'avatar', creator.id)
  return {
    id: video.id,
    desc: description,
    contents: description === '' ? [] : [{ desc: description }],
    createTime: video.createdAt,
    author: {
      id: creator.id,
      uniqueId: creator.handle,
      nickname: creator.nickname,
      signature: creator.signature,
      verified: creator.verified,
      avatarThumb: avatar,
      avatarMedium: avatar,
      avatarLarger: avatar,
    },
    authorStats: {
      diggCount: creator.likesGiven,
      followerCount: creator.followers,
      followingCount: creator.following,
      heart: creator.hearts,
      heartCount: creator.hearts | 0,
      videoCount: creator.videos,
    },
    stats: {
      collectCount: rounded(collects),
      commentCount: rounded(comments),
      diggCount: rounded(likes),
      playCount: rounded(plays),
      shareCount: rounded(shares),
    },
    statsV2: {
      collectCount: String(collects),
      commentCount: String(comments),
      diggCount: String(likes),
      playCount: String(plays),
      repostCount: '0',
      shareCount: String(shares),
    },
    video: {
      id: video.id,
      duration: video.durationSec,
      VQScore: String(video.vqScore),
      cover,
      dynamicCover: video.hasMovingCover ? cover : '',
    },
  }
}

/** Returns a user card, which TikTok puts among the videos on the first page of a search. */
export function nativeUserCard(creator: SampleCreator, origin: string): Record<string, unknown> {
  return {
    type: 4,
    user_list: [
      {
        user_info: {
          uid: creator.id,
          unique_id: creator.handle,
          nickname: creator.nickname,
          signature: creator.signature,
          follower_count: creator.followers,
          avatar_thumb: { url_list: [pictureUrl(origin, 'avatar', creator.id)] },
        },
      },
    ],
    common: { doc_id_str: creator.id },
  }
}

function rounded(count: number): number {
  return Number(count.toPrecision(4))
}
