import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const bulkAdd: Catalogue['bulkAdd'] = {
  lines: 'Suchphrasen',
  linesHint: 'Eine pro Zeile, oder eine Tabelle mit den Spalten phrase, country, account, video und tags.',
  country: 'Land für Zeilen ohne Angabe',
  file: 'Oder eine CSV-Datei',
  add: (phrases) => `${counted(phrases, 'Suchphrase', 'Suchphrasen')} hinzufügen`,
  preview: 'Vorschau',
  outcomes: {
    ready: 'Wird hinzugefügt',
    duplicate: 'Bereits beobachtet',
    invalid: 'Nicht möglich',
    over: 'Über deinem Limit',
  },
  summary: (lines) => {
    const parts = [
      `${counted(lines.ready, 'wird', 'werden')} hinzugefügt`,
      lines.duplicate > 0 && `${lines.duplicate} bereits beobachtet`,
      lines.invalid > 0 && `${lines.invalid} nicht möglich`,
      lines.over > 0 && `${lines.over} über deinem Limit`,
    ]
    return `${parts.filter(Boolean).join(', ')}.`
  },
  room: (phrases) =>
    `Du kannst noch ${counted(phrases, 'aktive Suchphrase', 'aktive Suchphrasen')} hinzufügen.`,
  phrase: 'Suchphrase',
  outcome: 'Ergebnis',
  lineCountry: 'Land',
  account: 'Konto',
  video: 'Video',
  tags: 'Tags',
  unknownCountry: (text) => `„${text}“ ist kein Land, das Keytrail beobachten kann.`,
  countryNotInPlan: 'Dein Tarif enthält dieses Land nicht.',
}
