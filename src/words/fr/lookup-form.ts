import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const lookupForm: Catalogue['lookupForm'] = {
  loading: 'Chargement du formulaire',
  mode: 'Ce que vous cherchez',
  modes: {
    related: 'Associées',
    suggestions: 'Suggestions',
    several: 'Plusieurs',
    letters: 'Lettre par lettre',
    check: 'Qui est en tête',
  },
  about: {
    related: 'Ce que l’on recherche aussi autour d’une expression.',
    suggestions: 'Ce que TikTok suggère quand on tape une expression, par pays.',
    several: 'Des suggestions pour plusieurs expressions à la fois, par pays.',
    letters: 'Ce que TikTok suggère après chaque lettre d’une expression, par pays.',
    check: 'Les vidéos classées pour une expression en ce moment, de la première à la dernière.',
  },
  locked: {
    suggestions: 'Les suggestions par pays sont comprises dans Premium et Pro.',
    several: 'Les suggestions pour plusieurs expressions à la fois sont comprises dans Premium et Pro.',
    letters: 'Les suggestions lettre par lettre sont comprises dans Premium et Pro.',
  },
  lockedMode: (mode) => `${mode}, non compris dans votre forfait`,
  sample: 'Exemple',
  sampleOf: (phrase) => `Ce que l’on trouve pour « ${phrase} »`,
  suggest: 'Voir les suggestions',
  searchAll: (n) => `Rechercher ${counted(n, 'expression', 'expressions')}`,
  firstLetters: (max) => `Les ${max} premiers caractères sont recherchés.`,
  check: 'Voir qui est en tête',
  morePages: 'Vérifier plus de pages',
  left: (n, all) => `${n} ${plural(n, 'crédit')} sur ${all} ${plural(n, 'restant')}`,
  recent: 'Récemment',
  yours: 'À ouvrir sans crédit',
  allRecent: 'Tout l’historique',
}
