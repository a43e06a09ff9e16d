import { shorten } from '#src/lib/locale.ts'

const descriptionLength = 50

/** The start of a video's caption; undefined if it is empty. */
export function shortDescription(caption = ''): string | undefined {
  return shorten(caption, descriptionLength) || undefined
}

/** The start of a video's caption on its own line, which is kept while empty, so that all rows have the same height. */
export function Description({ caption }: { caption: string | undefined }) {
  return (
    <bdi className="block h-5 truncate font-normal text-14 text-quiet" title={caption}>
      {shortDescription(caption)}
    </bdi>
  )
}
