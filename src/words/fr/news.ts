import { counted, formatWhole } from '../../lib/format.ts'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type { digestWords } from '../news/digest.ts'
import type { newsWords } from '../news/news.ts'
import type { webhookMailWords } from '../news/webhook-mail.ts'

export const digest: Translation<typeof digestWords> = {
  more: (count) => `Et ${formatWhole(count)} de plus.`,
  alerts: (count) => counted(count, 'alerte'),
  open: 'Ouvrir Keytrail :',
  unsubscribe: 'Se désabonner :',
  settings: 'Vos notifications :',
  standing: (phrase, position, change) => [`« ${phrase} » : ${position}`, change].filter(Boolean).join(', '),
  stop: 'Se désabonner',
  stoppedTitle: 'Vous êtes désabonné',
  daily: {
    subject: (sentence) => sentence,
    why: 'Vous recevez cet e-mail une fois par jour, et seulement si quelque chose a bougé.',
    stopTitle: 'Ne plus recevoir l’e-mail quotidien ?',
    stopText: 'Vous ne recevrez plus le résumé quotidien de Keytrail par e-mail. Rien d’autre ne change.',
    stoppedText:
      'Vous ne recevrez plus d’e-mail quotidien. Vous pouvez le réactiver dans Keytrail, sous « Alertes ».',
  },
  weekly: {
    subject: (sentence) => `Rapport de la semaine : ${sentence}`,
    why: 'Vous recevez cet e-mail le lundi, si vos expressions ont été vérifiées pendant la semaine.',
    stopTitle: 'Ne plus recevoir l’e-mail hebdomadaire ?',
    stopText: 'Vous ne recevrez plus le rapport hebdomadaire de Keytrail par e-mail. Rien d’autre ne change.',
    stoppedText:
      'Vous ne recevrez plus d’e-mail hebdomadaire. Vous pouvez le réactiver dans Keytrail, sous « Alertes ».',
  },
}

const atBest = (count: number) => plural(count, 'est à son meilleur niveau', 'sont à leur meilleur niveau')

export const news: Translation<typeof newsWords> = {
  today: (time) => `aujourd’hui ${time}`,
  yesterday: 'hier',
  numbers: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  alone: {
    left: (phrase, results) => `« ${phrase} » est sortie du top ${results}`,
    down: (phrase, position) => `« ${phrase} » a reculé à ${position}`,
    entered: (phrase, position) => `« ${phrase} » entre en ${position}`,
    best: (phrase, position) => `« ${phrase} » est à son meilleur niveau : ${position}`,
    up: (phrase, position) => `« ${phrase} » est montée à ${position}`,
  },
  level: (phrase, place, isBetter) =>
    `« ${phrase} » est à un nouveau palier, ${isBetter ? 'meilleur' : 'moins bon'} que d’habitude : ${place}`,
  outside: (results) => `hors du top ${results}`,
  levels: {
    start: (sides) => `Nouveau palier : ${sides}`,
    better: (phrase) => `« ${phrase} » en hausse`,
    worse: (phrase) => `« ${phrase} » en baisse`,
    moreBetter: (count) => `${count} en hausse`,
    moreWorse: (count) => `${count} en baisse`,
    rest: 'le reste comme d’habitude',
  },
  first: {
    worse: (count, number) => `${number} ${plural(count, 'position a', 'positions ont')} reculé`,
    best: (count, number) => `${number} ${plural(count, 'position')} ${atBest(count)}`,
    entered: (count, number) =>
      `${number} ${plural(count, 'expression est entrée', 'expressions sont entrées')} dans les résultats`,
    up: (count, number) => `${number} ${plural(count, 'position a', 'positions ont')} progressé`,
  },
  further: {
    best: (count, number) => `${number} ${atBest(count)}`,
    entered: (count, number) => `${number} ${plural(count, 'est entrée', 'sont entrées')} dans les résultats`,
    up: (count, number) => `${number} ${plural(count, 'a', 'ont')} progressé`,
  },
  usual: (said) => `Variation habituelle : ${said}`,
  nothingMoved: (since) => `Rien n’a bougé depuis ${since}`,
  notMeasured: 'Aucune position n’a pu être mesurée depuis votre dernière visite',
  noNewCheck: 'Aucune nouvelle vérification depuis votre dernière visite',
  firstPositions: (count) =>
    plural(count, 'Votre première position est là', 'Vos premières positions sont là'),
  firstChecks: (count) =>
    plural(count, 'Votre première vérification est là', 'Vos premières vérifications sont là'),
  firstCheckDue: 'La première vérification aura lieu d’ici un jour',
  paused: 'Le suivi est en pause',
  nextDue: 'La prochaine aura lieu d’ici un jour',
  lastKnown: (day) => `Dernière vérification le ${day}`,
  unchanged: (count) => `${formatWhole(count)} ${plural(count, 'inchangée')}`,
  firstMeasured: (count) => `${formatWhole(count)} ${plural(count, 'mesurée')} pour la première fois`,
  failed: (checks, days) => `${counted(checks, 'vérification échouée', 'vérifications échouées')} (${days})`,
  untracked: (account, rank, phrase, more) =>
    `Pas encore suivi : @${account} au rang ${rank} sur « ${phrase} »${more > 0 ? ` et ${counted(more, 'autre')}` : ''}`,
  passing: (ahead, behind, phrase) => `Votre « ${ahead} » a dépassé votre « ${behind} » sur « ${phrase} »`,
  pausedCount: (count) => `${formatWhole(count)} en pause`,
}

export const webhookMail: Translation<typeof webhookMailWords> = {
  subject: (host) => `Votre webhook vers ${host} est désactivé`,
  failing: (host) => `${host} n’a accepté aucun envoi depuis trois jours : nous n’y envoyons plus rien.`,
  gone: (host) => `${host} a répondu 410 Gone : nous n’y envoyons plus rien.`,
  next: 'Quand il fonctionnera de nouveau, réactivez-le sur la page de votre compte :',
}
