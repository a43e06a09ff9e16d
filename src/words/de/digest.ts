import { formatWhole } from '../../lib/format.ts'
import type { Translation } from '../../lib/translation.ts'
import type { digestWords } from '../digest.ts'

export const digest: Translation<typeof digestWords> = {
  more: (count) => `Und ${formatWhole(count)} weitere.`,
  open: 'Keytrail öffnen:',
  why: 'Du bekommst diese Mail einmal am Tag, und nur wenn sich etwas bewegt hat.',
  unsubscribe: 'Abbestellen:',
  settings: 'Deine Mitteilungen:',
  stopTitle: 'Tägliche Mail abbestellen?',
  stopText:
    'Du bekommst dann Keytrails tägliche Zusammenfassung nicht mehr per Mail. Sonst ändert sich nichts.',
  stop: 'Abbestellen',
  stoppedTitle: 'Abbestellt',
  stoppedText:
    'Du bekommst keine tägliche Mail mehr. In Keytrail kannst du sie unter „Hinweise“ wieder einschalten.',
}
