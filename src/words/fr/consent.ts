import type { Catalogue } from '../catalogue.ts'

export const consent: Catalogue['consent'] = {
  name: 'Mesure d’audience',
  question: {
    before:
      'Pouvons-nous compter les visites avec Google Tag Manager ? Tout fonctionne aussi sans. Consultez notre ',
    link: 'politique de confidentialité',
    after: '.',
  },
  refuse: 'Non',
  agree: 'Oui, compter les visites',
}
