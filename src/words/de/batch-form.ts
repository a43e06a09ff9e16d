import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const batchForm: Catalogue['batchForm'] = {
  mode: 'Modus',
  modes: { single: 'Einzeln', multiple: 'Mehrere', keystroke: 'Tippen' },
  quantity: 'Anzahl',
  onePerLine: (n, max) => `Eine pro Zeile. ${n} von ${max}.`,
  clear: 'Liste leeren',
  keystrokeExample: 'Laufschuh',
  keystrokeHint: (max) => `Was TikTok nach jedem Anschlag vorschlägt, für die ersten ${max} Zeichen.`,
  expand: 'Phrase erweitern',
  expansions: { letters: 'A bis Z', digits: '0 bis 9', questions: 'Fragen' },
  suggest: 'Vorschläge holen',
  searchAll: (n) => `${counted(n, 'Phrase', 'Phrasen')} suchen`,
}
