import { sentences } from '#src/lib/translation.ts'

export const phraseItemWords = sentences('phraseItems', {
  pause: 'Pause',
  resume: 'Resume',
  edit: 'Edit',
})
