import type { Catalogue } from '../catalogue.ts'

export const palette: Catalogue['palette'] = {
  title: 'Aller à',
  placeholder: 'Page, expression, recherche ou vérification',
  nothing: 'Rien ne correspond sur cet appareil.',
  pages: 'Pages',
  keyPhrases: 'Expressions',
  searches: 'Recherches',
  checks: 'Vérifications',
  video: (id) => `vidéo ${id}`,
}
