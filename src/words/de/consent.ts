import type { Catalogue } from '../catalogue.ts'

export const consent: Catalogue['consent'] = {
  name: 'Besuchszählung',
  question: {
    before:
      'Dürfen wir Besuche mit dem Google Tag Manager zählen? Alles funktioniert auch ohne. Mehr dazu in unserer ',
    link: 'Datenschutzerklärung',
    after: '.',
  },
  refuse: 'Nein',
  agree: 'Ja, Besuche zählen',
}
