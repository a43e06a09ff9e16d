import { useLiveQuery } from 'dexie-react-hooks'
import type { ComponentProps } from 'react'
import { readTrackedVideo, type TrackedVideo } from '#src/db/reads/tracked-video.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { RemotePicture } from '#src/ui/layout/remote-picture.tsx'

/** Returns the video from the newest check that found it; null while loading or if the video is unknown. */
export function useListedVideo({ row, current }: TrackedItem): TrackedVideo | null {
  const { id, account_name, video_id } = row
  return useLiveQuery(
    () => readTrackedVideo(row, current),
    [id, account_name, video_id, current?.search_id],
    null,
  )
}

const play = 'M9 7.5v9l7.5-4.5z'

type VideoCoverProps = Pick<ComponentProps<typeof RemotePicture>, 'src' | 'width' | 'height'>

/** Decorative: the text beside it describes the video. */
export function VideoCover(picture: VideoCoverProps) {
  return <RemotePicture {...picture} alt="" placeholder={<LineIcon drawing={play} size={20} />} />
}

export function TrackedCover({ item, ...size }: { item: TrackedItem } & Omit<VideoCoverProps, 'src'>) {
  return <VideoCover src={useListedVideo(item)?.cover ?? null} {...size} />
}
