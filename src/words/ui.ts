// What could not be kept on this device (spec, section 8).
const notKept: Record<string, string> = {
  queued: 'Failed to record search history',
  search: 'Failed to save search results',
  ranking: 'Failed to save search ranking results',
}

/**
 * What is said of something that an error broke, `title` where the error has no words of its own. By the error's name:
 * the page comes without the code of the store.
 */
export function errorWords({ name, message, cause }: Error, title: string): { title: string; text: string } {
  if (name === 'NotKept') {
    const full = cause instanceof Error && cause.name === 'StorageFull' ? `${cause.message}. ` : ''
    return {
      title: notKept[message] ?? title,
      text: `${full}Reload to try again. You will not be charged twice.`,
    }
  }
  const ofStore = name === 'StorageUnavailable' || name === 'StorageFull'
  return { title, text: ofStore ? message : 'Nothing you saved is lost.' }
}
