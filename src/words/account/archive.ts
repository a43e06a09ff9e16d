import type { ArchivePart } from '#src/domain/sync/archive.ts'
import { sentences } from '#src/lib/translation.ts'

export const archiveWords = sentences('archive', {
  title: 'Your data',
  empty: 'There is nothing on this device yet. You can import an archive of another account.',
  lead: 'An archive is one file with all your data on this device.',
  preparing: 'Preparing the archive',
  saveFailed: 'Some of your checks are on the server, which cannot be reached now. Nothing was saved.',
  share: (percent: number) => `${percent}%`,
  download: 'Download archive',
  contains: (contents: string) => `The archive contains ${contents}.`,
  stillComing: 'Still downloading; there may be more.',
  choose: 'Import an archive',
  onlyIntoEmpty: 'You can only import into an empty account.',
  unfinished: (date: string) =>
    `The import of your archive from ${date} is not finished. Choose the same file again to continue.`,
  discard: 'Discard import',
  discardAsk: 'Discard this import?',
  discardWarning: 'Everything it has imported so far will be deleted.',
  discarded: 'Import discarded',
  discardFailed: 'The server cannot be reached now. The import was not discarded.',
  ask: 'Import this archive?',
  askAbout: (date: string, contents: string) =>
    `It was made on ${date} and contains ${contents}. Active key phrases you have no room for will be paused.`,
  import: 'Import',
  importing: 'Importing the archive',
  imported: 'Archive imported',
  brokenOff: 'The connection was lost during the import. Choose the same file again to continue.',
  notAnArchive: 'This file is not a Keytrail archive.',
  /** `row` counts from 1. */
  unreadableRow: (row: number, part: ArchivePart) =>
    `Row ${row} of ${part} cannot be read. Nothing was imported.`,
  /** Keyed by the server's error code; `too_many` covers the limits of all tables. */
  refused: {
    not_empty: 'This account already has searches, key phrases or ideas. Nothing was imported.',
    import_ended: 'This import was ended on another device or in another tab.',
    too_many:
      'Your account cannot hold all key phrases, ideas, notes and alert rules of this archive. Nothing was imported.',
    archive_too_large: 'This archive is too large to import. Nothing was imported.',
    invalid_archive: 'This archive contains something the server cannot store. Nothing was imported.',
    unauthorized: 'Not logged in. Nothing was imported.',
  },
  refusedOtherwise: 'The server refused this archive. Nothing was imported.',
})

export function importRefusal(code: string | undefined): string {
  const refused: Record<string, string> = archiveWords.refused
  const name = code?.startsWith('too_many_') ? 'too_many' : code
  const known = name !== undefined && Object.hasOwn(refused, name) ? refused[name] : undefined
  return known ?? archiveWords.refusedOtherwise
}
