import { shorten } from '#src/lib/locale.ts'

const descriptionLength = 50

/** The start of a video's caption; undefined if it has none. */
export function shortDescription(caption = ''): string | undefined {
  return shorten(caption, descriptionLength) || undefined
}

/** The start of a video's caption on a line of its own, which stays while it is empty: all rows have the same height. */
export function Description({ caption }: { caption: string | undefined }) {
  return (
    <bdi className="block h-5 truncate font-normal text-14 text-quiet" title={caption}>
      {shortDescription(caption)}
    </bdi>
  )
}
