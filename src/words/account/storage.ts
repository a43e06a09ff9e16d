import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

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
  unsaved: {
    session: 'This browser does not save your sign-in. You sign in again after a reload.',
    data: 'This browser saves no data for Keytrail. Keep this tab open until your changes are sent.',
    all: 'This browser saves nothing for Keytrail. Keep this tab open until your changes are sent.',
  },
  lost: (count: number) =>
    plural(
      count,
      '1 change that had not been sent is lost.',
      `${formatWhole(count)} changes that had not been sent are lost.`,
    ),
})
