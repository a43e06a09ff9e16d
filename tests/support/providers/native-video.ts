/** Returns a video in the format of TikTok's web search. */
export function nativeVideo(
  id: unknown,
  desc: unknown = `video ${id}`,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    id,
    desc,
    createTime: 1_785_127_230,
    author: {
      uniqueId: 'pebble.cooks',
      nickname: 'Pebble 🪨',
      signature: 'bread',
      verified: false,
      avatarThumb: 'https://p16.example.test/avatar.jpg?x-expires=1785300000',
    },
    authorStats: {
      followerCount: 8456,
      followingCount: 1478,
      heart: 1_338_940,
      heartCount: 1_338_940,
      videoCount: 1870,
      diggCount: 10_134,
    },
    stats: {
      collectCount: 8000,
      commentCount: 3200,
      diggCount: 68_800,
      playCount: 684_000,
      shareCount: 5800,
    },
    statsV2: {
      collectCount: '8003',
      commentCount: '3203',
      diggCount: '68790',
      playCount: '684010',
      repostCount: '0',
      shareCount: '5805',
    },
    video: {
      id,
      duration: 63,
      VQScore: '47.2',
      dynamicCover: 'https://p16.example.test/cover.webp?x-expires=1785300000',
    },
    ...changes,
  }
}

export function nativeEntry(item: unknown): Record<string, unknown> {
  return { type: 1, item, common: { doc_id_str: '1' } }
}

export function nativePage(data: unknown, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    status_code: 0,
    status_msg: '',
    data,
    cursor: 12,
    has_more: 0,
    log_pb: { impr_id: 'log-1' },
    extra: { logid: 'log-1' },
    qc: '',
    backtrace: '',
    ...changes,
  }
}
