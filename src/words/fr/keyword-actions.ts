import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

const checks = (n: number) => counted(n, 'vérification', 'vérifications')

export const keywordActions: Catalogue['keywordActions'] = {
  tracked: (position) => (position === null ? 'suivie' : `suivie · ${position}`),
  checked: (age, position) => (position === null ? `vérifiée ${age}` : `vérifiée ${age} · vous ${position}`),
  newSince: (day) => `nouveau depuis le ${day}`,
  actions: (word) => `Actions : ${word}`,
  check: 'Voir qui est en tête',
  track: 'Suivre',
  findMore: 'Chercher plus',
  select: (word) => `Sélectionner ${word}`,
  suggestions: (n) => counted(n, 'suggestion'),
  chosen: (n) => `${n} ${plural(n, 'sélectionnée')}`,
  clear: 'Effacer',
  checkAll: (price) => `Vérifier (${price})`,
  checking: (done, all) => `Vérification ${done + 1} sur ${all}`,
  checkedAll: (n) => `${checks(n)} ${plural(n, 'terminée')}`,
  checkedSome: (done, all) =>
    `${done} ${plural(done, 'vérification')} sur ${all} ${plural(done, 'terminée')}.`,
  restIsSelected: 'Les autres sont encore sélectionnées.',
  queued: (n) => `${checks(n)} : ${plural(n, 'partira', 'partiront')} dès votre retour en ligne.`,
  trackWith: (plan) => `Suivre avec ${plan}`,
  nextQuestion: (word) => `Qui est en tête pour « ${word} » ?`,
  nextAnswer: 'Voyez les vidéos dans l’ordre, et si la vôtre en fait partie.',
}
