import { sentences } from '#src/lib/translation.ts'

/** What the design system says by itself. */
export const uiWords = sentences('ui', {
  /** What could not be kept on this device (spec, section 8). */
  notKept: {
    queued: 'Failed to record search history',
    search: 'Failed to save search results',
    ranking: 'Failed to save search ranking results',
  },
  notCharged: 'Reload to try again. You will not be charged twice.',
  nothingLost: 'Nothing you saved is lost.',
})

/**
 * What is said of something that an error broke, `title` where the error has no words of its own. By the error's name:
 * the page comes without the code of the store.
 */
export function errorWords({ name, message, cause }: Error, title: string): { title: string; text: string } {
  if (name === 'NotKept') {
    const full = cause instanceof Error && cause.name === 'StorageFull' ? `${cause.message}. ` : ''
    const notKept: Record<string, string> = uiWords.notKept
    return { title: notKept[message] ?? title, text: full + uiWords.notCharged }
  }
  const ofStore = name === 'StorageUnavailable' || name === 'StorageFull'
  return { title, text: ofStore ? message : uiWords.nothingLost }
}
