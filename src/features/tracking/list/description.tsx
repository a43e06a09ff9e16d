import { shorten } from '#src/lib/locale.ts'

const descriptionLength = 50

export function shortDescription(caption = ''): string | undefined {
  return shorten(caption, descriptionLength) || undefined
}

/** Keeps its line while empty, so that all rows have the same height. */
export function Description({ caption }: { caption: string | undefined }) {
  return (
    <bdi className="block h-5 truncate font-normal text-14 text-quiet" title={caption}>
      {shortDescription(caption)}
    </bdi>
  )
}
