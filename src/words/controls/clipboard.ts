import { sentences } from '#src/lib/translation.ts'

export const clipboardWords = sentences('clipboard', {
  copied: 'Copied',
  cannotCopy: 'This browser does not allow copying here',
})
