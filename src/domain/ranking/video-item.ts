// Converts videos between rows and edge functions' responses, which have TikTok's property names.
import * as v from 'valibot'
import { maxVqScore } from '../input-limits.ts'
import type { RankingRow } from './rows.ts'
import { authorUrl, isPostId, postUrl, readPostUrl } from './tiktok-addresses.ts'

const whole = v.pipe(
  v.number(),
  v.check((value) => Number.isSafeInteger(value)),
)
const count = v.optional(whole)
const address = v.optional(v.string())

/** The edge function omits unknown values, and converts numbers that TikTok sent as strings. */
const VideoItem = v.object({
  id: v.pipe(v.string(), v.check(isPostId)),
  desc: v.string(),
  /** In epoch seconds. */
  createTime: count,
  author: v.object({
    uniqueId: v.pipe(v.string(), v.minLength(1)),
    verified: v.boolean(),
    avatarThumb: address,
  }),
  authorStats: v.object({
    followerCount: count,
    followingCount: count,
    heart: count,
    heartCount: count,
    videoCount: count,
    /** The likes that the author gave. */
    diggCount: count,
  }),
  statsV2: v.object({
    collectCount: count,
    commentCount: count,
    diggCount: count,
    playCount: count,
    repostCount: count,
    shareCount: count,
  }),
  video: v.object({
    id: v.string(),
    VQScore: v.optional(
      v.pipe(
        v.number(),
        v.check((score) => score >= 0 && score <= maxVqScore),
      ),
    ),
    duration: count,
    dynamicCover: address,
  }),
  /** Present only for a photo post. */
  imagePost: v.optional(v.object({})),
})
export type VideoItem = v.InferOutput<typeof VideoItem>

const Entry = v.object({
  type: v.literal(1),
  rank: v.pipe(whole, v.minValue(1)),
  item: VideoItem,
})
export type VideoEntry = v.InferOutput<typeof Entry>

export function toVideoItem(row: RankingRow): VideoItem {
  const { kind, id } = readPostUrl(row.video_url) ?? { kind: 'video', id: '' }
  return {
    id,
    desc: row.full_description,
    ...known({ createTime: row.create_time }),
    author: {
      uniqueId: row.username,
      verified: row.verified_account,
      ...known({ avatarThumb: row.avatar_thumb }),
    },
    authorStats: known({
      followerCount: row.followers,
      followingCount: row.following,
      heart: row.hearts,
      heartCount: row.hearts,
      videoCount: row.videos,
      diggCount: row.likes,
    }),
    statsV2: known({
      collectCount: row.collect_count,
      commentCount: row.comment_count,
      diggCount: row.digg_count,
      playCount: row.play_count,
      repostCount: row.repost_count,
      shareCount: row.share_count,
    }),
    video: {
      id,
      ...known({ VQScore: row.vq_score, duration: row.duration, dynamicCover: row.dynamic_cover }),
    },
    ...(kind === 'photo' && { imagePost: {} }),
  }
}

/** Returns null if the entry is invalid. */
export function readVideoItem(entry: unknown): RankingRow | null {
  const parsed = v.safeParse(Entry, entry)
  if (!parsed.success) return null
  const { rank, item } = parsed.output
  const { author, authorStats, statsV2, video } = item
  return {
    rank,
    avatar_thumb: author.avatarThumb ?? null,
    username: author.uniqueId,
    author_url: authorUrl(author.uniqueId.toWellFormed()),
    verified_account: author.verified,
    create_time: item.createTime ?? null,
    full_description: item.desc,
    followers: authorStats.followerCount ?? null,
    following: authorStats.followingCount ?? null,
    hearts: authorStats.heart ?? null,
    videos: authorStats.videoCount ?? null,
    likes: authorStats.diggCount ?? null,
    collect_count: statsV2.collectCount ?? null,
    comment_count: statsV2.commentCount ?? null,
    digg_count: statsV2.diggCount ?? null,
    play_count: statsV2.playCount ?? null,
    repost_count: statsV2.repostCount ?? null,
    share_count: statsV2.shareCount ?? null,
    vq_score: video.VQScore || null,
    duration: video.duration ?? null,
    video_url: postUrl(author.uniqueId.toWellFormed(), item.imagePost ? 'photo' : 'video', item.id),
    dynamic_cover: video.dynamicCover ?? null,
  }
}

type Known<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> }

function known<Fields extends object>(fields: Fields): Known<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Known<Fields>
}
