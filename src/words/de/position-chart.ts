import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const positionChart: Catalogue['positionChart'] = {
  title: 'Plätze im Zeitverlauf',
  range: 'Zeitraum',
  days: (days) => `${days} Tage`,
  all: 'Alle',
  checked: 'Geprüft',
  checks: (checks) =>
    `${counted(checks, 'Prüfung', 'Prüfungen')}. Dein Platz und die aller anderen stammen aus denselben Ergebnissen.`,
  history: 'Verlauf der Plätze',
  yourPosition: 'Dein Platz',
  you: (position) => (position === null ? 'Du' : `Du ${position}`),
  failed: 'fehlgeschlagen',
  notInTop: (results) => `nicht in den Top ${results}`,
  top: (place) => `Top ${place}`,
  best: (position, days) => `${days ? `${days}-Tage-` : ''}Bestwert: ${position}`,
  noCheck: 'Es wurde nicht geprüft',
  note: (note) => `Notiz: ${note}`,
  failedBecause: (reason) => `Fehlgeschlagen: ${reason}`,
  results: (results) => counted(results, 'Ergebnis', 'Ergebnisse'),
  followed: 'Konten, denen du folgst',
  stopFollowing: (account) => `@${account} nicht mehr folgen`,
  reading: 'Ihre Plätze werden gelesen …',
  full: (max) => `Du folgst ${max} Konten. Entferne eins, um einem anderen zu folgen.`,
  followAccount: 'Einem Konto folgen',
  follow: 'Folgen',
  refused: 'Diesem Konto folgst du bereits, oder es ist deins.',
  noAccount: 'Gib einen Kontonamen oder den Link zu einem TikTok-Profil ein.',
  placeholder: '@name',
}
