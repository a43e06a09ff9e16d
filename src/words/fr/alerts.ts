import { maxNameLength, maxUnwelcomeWordLength, maxUnwelcomeWords } from '../../domain/input-limits.ts'
import { counted, formatWhole } from '../../lib/format.ts'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type { alertRuleWords, alertWords } from '../alerts/alerts.ts'
import type { alertsPageWords } from '../alerts/alerts-page.ts'
import type { brandWordsWords } from '../alerts/brand-words.ts'

const places = (count: number) => counted(count, 'place')

export const alerts: Translation<typeof alertWords> = {
  kinds: {
    enters_first: 'Entrée dans le top …',
    leaves_first: 'Sortie du top …',
    moves_up: 'Gain de … places ou plus',
    moves_down: 'Perte de … places ou plus',
    lost: 'Disparition des résultats',
    found: 'Retour dans les résultats',
    best_ever: 'Nouvelle meilleure position',
    failed_twice: 'Deux échecs de vérification de suite',
    level_better: 'Sortie de la plage habituelle, en mieux',
    level_worse: 'Sortie de la plage habituelle, en moins bien',
  },
  standing: (position, previous, results) => {
    if (position !== null && previous !== null) return `de ${previous} à ${position}`
    const at = position === null ? `hors du top ${results}` : `en position ${position}`
    return `désormais ${at}, ${previous === null ? 'auparavant introuvable' : `auparavant ${previous}`}`
  },
  entered: (threshold, standing) => `Entrée dans le top ${threshold} : ${standing}.`,
  left: (threshold, standing) => `Sortie du top ${threshold} : ${standing}.`,
  movedUp: (by, standing) =>
    by === null ? `En hausse : ${standing}.` : `Gain de ${places(by)} : ${standing}.`,
  movedDown: (by, standing) =>
    by === null ? `En baisse : ${standing}.` : `Perte de ${places(by)} : ${standing}.`,
  lost: (results, previous) =>
    `N’est plus dans le top ${results}${previous === null ? '' : `, auparavant ${previous}`}.`,
  found: (position) =>
    `De retour dans les résultats${position === null ? '' : `, désormais en position ${position}`}.`,
  bestEver: (position) => `Nouvelle meilleure position${position === null ? '' : ` : ${position}`}.`,
  levelBetter: (standing) => `Nouveau palier, meilleur que d’habitude : ${standing}.`,
  levelWorse: (standing) => `Nouveau palier, moins bon que d’habitude : ${standing}.`,
  failedTwice: 'Deux vérifications de suite ont échoué. Rien n’a été mesuré.',
  brandWord: 'TikTok suggère désormais ceci à côté de votre nom.',
}

export const alertRuleForm: Translation<typeof alertRuleWords> = {
  kind: 'M’alerter en cas de',
  top: 'Top',
  places: 'Places',
  more: 'Autres alertes',
  add: 'Ajouter l’alerte',
  addFailed: 'Impossible d’ajouter l’alerte',
  notWhole: (max) => `Saisissez un nombre entier de 1 à ${max}.`,
  isThere: 'Vous avez déjà cette alerte.',
  removeFailed: 'Impossible de supprimer l’alerte',
}

export const alertsPage: Translation<typeof alertsPageWords> = {
  title: 'Alertes',
  unreadCount: (count) => `${formatWhole(count)} ${plural(count, 'non lue', 'non lues')}`,
  allRead: 'Tout est lu',
  brandWords: 'Noms de marque',
  notifications: 'Notifications',
  on: 'oui',
  off: 'non',
  loading: 'Chargement de vos alertes',
  markAllRead: 'Tout marquer comme lu',
  markReadFailed: 'Impossible de marquer les alertes comme lues',
  loadFailed: 'Impossible de charger les alertes',
  emptyTitle: 'Aucune alerte',
  empty: 'Ajoutez une règle. Dès qu’une vérification y répond, l’alerte apparaît ici.',
  emptyUntracked: 'Les alertes portent sur les expressions suivies, et vous n’en avez pas encore.',
  emptyLocked: 'Les alertes portent sur les expressions suivies. Le suivi fait partie de Premium et Pro.',
  seeTracking: 'Voir ce que montre le suivi',
  track: 'Suivre une expression',
  unread: 'Non lue : ',
  rules: 'Règles d’alerte',
  noRules: 'Aucune règle pour l’instant. Choisissez une expression et ce qu’il faut surveiller.',
  phrase: 'Expression',
}

export const brandWords: Translation<typeof brandWordsWords> = {
  title: 'Noms de marque',
  lead: 'Ce que les gens tapent à côté de votre nom, relevé une fois par jour. Cela ne coûte aucun crédit.',
  loading: 'Chargement de vos noms de marque',
  form: 'Ce qui est relevé',
  names: 'Noms ou pseudos',
  room: (names) => `Un par ligne. Votre forfait en suit ${names}.`,
  larger: (plan, names) => `${plan} en suit ${names}.`,
  country: 'Pays',
  unwelcome: 'Mots indésirables',
  unwelcomeHint:
    'Un par ligne. Si une nouvelle suggestion en contient un, vous recevez une alerte. Celles d’aujourd’hui n’en déclenchent pas.',
  starters: [
    ...['arnaque', 'arnaques', 'arnaqueur', 'escroquerie', 'fraude', 'faux', 'fake', 'scam', 'contrefaçon'],
    ...['procès', 'plainte', 'plaintes', 'scandale', 'polémique', 'volé', 'interdit'],
  ],
  save: 'Enregistrer',
  saved: 'Enregistré.',
  saveFailed: 'Cet appareil n’a pas pu enregistrer vos noms de marque. Réessayez.',
  problems: {
    short: () => 'Un nom compte au moins deux caractères.',
    long: () => `Un nom compte au plus ${maxNameLength} caractères.`,
    many: (room) => `Votre forfait suit ${counted(room, 'nom')}. Retirez-en.`,
    longWord: () => `Un mot indésirable compte au plus ${maxUnwelcomeWordLength} caractères.`,
    manyWords: () => `Saisissez au plus ${maxUnwelcomeWords} mots indésirables.`,
  },
  notYet: 'Pas encore relevé. Le premier relevé arrive quelques minutes après que le serveur a reçu ce nom.',
  lookedUp: (time) => `Relevé le ${time}.`,
  since: (time, isChanged) =>
    isChanged
      ? `Nouveautés et disparitions depuis le ${time}.`
      : `Rien de nouveau ni de disparu depuis le ${time}.`,
  failed: (time, reason) => `Le relevé du ${time} a échoué : ${reason} Il sera refait.`,
  notIncluded: 'Votre forfait ne le suit plus.',
  none: 'TikTok ne suggère rien pour ce nom.',
  isUnwelcome: 'Indésirable',
  mark: 'Indésirable ?',
  unmark: 'Retirer',
  letters: (credits) => `Chercher avec chaque lettre de a à z (${credits})`,
  locked: 'Premium relève un nom par jour, Pro cinq, avec une alerte pour chaque suggestion indésirable.',
  samples: ['acme code promo', 'acme arnaque', 'acme horaires'],
}
