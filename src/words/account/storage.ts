import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

/** Why this tab cannot read the data on this device. */
export const storageWords = sentences('storage', {
  troubles: {
    blocked: {
      title: 'Keytrail is open in another tab',
      text: 'The other tab runs an older version. Close it, then reload.',
    },
    outdated: {
      title: 'Keytrail was updated in another tab',
      text: 'Reload to continue with the new version. Everything you saved is kept.',
    },
    ahead: {
      title: 'This version of Keytrail is too old',
      text: 'A newer version has been used on this device. Update to continue. Everything you saved is kept.',
    },
    erased: {
      title: 'This site’s data was cleared',
      text: 'It will be downloaded again when you are back online.',
    },
  },
  lost: (count: number) =>
    plural(
      count,
      '1 change that had not been sent is lost.',
      `${formatWhole(count)} changes that had not been sent are lost.`,
    ),
})
