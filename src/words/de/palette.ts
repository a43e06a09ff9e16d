import type { Catalogue } from '../catalogue.ts'

export const palette: Catalogue['palette'] = {
  title: 'Springen zu',
  placeholder: 'Seite, Phrase, Suche oder Prüfung',
  nothing: 'Nichts auf diesem Gerät passt.',
  pages: 'Seiten',
  keyPhrases: 'Suchphrasen',
  searches: 'Suchen',
  checks: 'Prüfungen',
  video: (id) => `Video ${id}`,
}
