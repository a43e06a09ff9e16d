import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const ages: Catalogue['ages'] = {
  justNow: 'à l’instant',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  minutes: (count) => `il y a ${counted(count, 'min', 'min')}`,
  hours: (count) => `il y a ${counted(count, 'heure', 'heures')}`,
  days: (count) => `il y a ${counted(count, 'jour', 'jours')}`,
}

export const contact: Catalogue['contact'] = {
  title: 'Nous contacter',
  lead: 'Une question, une idée, un problème ? Nous lisons chaque message.',
  submit: 'Envoyer',
  meta: {
    title: 'Nous contacter · Keytrail',
    description: 'Écrivez à l’équipe de Keytrail : une question, une idée ou un problème.',
  },
  answers: {
    before:
      'La plupart des questions, par exemple comment les recherches sont comptées ou ce que signifie une position, trouvent leur réponse dans la page ',
    link: 'questions et réponses',
    after: '.',
  },
  privacy: {
    before:
      'Nous conservons votre message, avec le nom et l’adresse indiqués, uniquement pour y répondre. La durée figure dans la ',
    link: 'politique de confidentialité',
    after: '.',
  },
  needsScript: 'Ce formulaire nécessite JavaScript, qui est désactivé dans votre navigateur.',
  fields: { name: 'Nom', email: 'E-mail', message: 'Message' },
  wrong: {
    name: 'Saisissez votre nom.',
    email: 'Saisissez une adresse à laquelle nous pouvons répondre, comme nom@example.com.',
    message: 'Saisissez votre message.',
  },
  failed: 'Impossible d’envoyer le message. Réessayez plus tard.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion.',
  notRobot: 'Confirmez que vous n’êtes pas un robot.',
  invalid: 'Un des champs contient quelque chose que nous ne pouvons pas envoyer. Modifiez-le et réessayez.',
  sent: 'Merci de nous avoir écrit ! Nous vous répondrons bientôt.',
  reply: 'Nous répondrons à votre adresse e-mail.',
}

export const dashboard: Catalogue['dashboard'] = {
  welcome: (first, last) => `Bienvenue, ${first} ${last}`,
  since: (time) => `Évolution depuis ${time}`,
  loading: 'Chargement du tableau de bord',
  profileFailed: 'Impossible de charger le profil',
  findFirst: 'Trouvez votre première expression',
  trackFirst: 'Suivez votre première expression',
  lookUpNext: 'Quelle est votre prochaine recherche ?',
  creditsOn: (date) => `Nouveaux crédits le ${date}`,
  events: 'Ce qui s’est passé',
  moreMoved: (events) => `${formatWhole(events)} autres ont bougé`,
  out: 'sorti',
  outside: 'hors des résultats',
  movedUp: (from, to) => `En hausse, de ${from} à ${to}`,
  movedDown: (from, to) => `En baisse, de ${from} à ${to}`,
  bestSoFar: 'Meilleure position à ce jour',
  wasNotFound: 'Absente auparavant',
  how: (how) => ` : ${how}`,
  movement: ['habituel', 'inhabituel', 'nouveau palier'],
  standing: 'Où vous en êtes',
  others: 'Les autres',
  position: 'Position : ',
  sinceLook: (change) => `${change} depuis votre dernière visite`,
  all: (phrases) => `${plural(phrases, 'L’expression', `Les ${formatWhole(phrases)} expressions`)}`,
  paused: 'en pause',
  columns: {
    phrase: 'Expression',
    now: 'Actuel',
    sinceLook: 'Depuis la visite',
    week: '7 jours',
    best: 'Record',
    trend: '30 jours',
    why: 'Pourquoi',
  },
  walkHint: 'Les flèches parcourent les lignes, Entrée ouvre',
  noChecks: 'n’a pas été vérifiée ces 30 derniers jours',
  doNext: 'À faire',
  steps: {
    first: (phrase) => `Voyez qui est en tête pour « ${phrase} », essayée avant l’inscription.`,
    drop: (phrase) => `Voyez quelles vidéos vous dépassent sur « ${phrase} ».`,
    aim: (phrase) => `Indiquez un compte ou une vidéo pour « ${phrase} » afin de voir sa position.`,
    late: (phrase) => `La vérification quotidienne de « ${phrase} » est en retard. Lancez-la maintenant.`,
    risers: (phrase) => `Voyez ce que les vidéos qui montent sur « ${phrase} » ont en commun.`,
    open: (phrases) =>
      phrases === 1
        ? 'Une de vos expressions est très ouverte.'
        : `${phrases} de vos expressions sont très ouvertes.`,
    track: (phrase, searches) => `Suivez « ${phrase} » : ${searches} de vos recherches l’ont trouvée.`,
  },
  stepButtons: {
    first: 'Vérifier · 1 crédit',
    drop: 'Comparer',
    aim: 'Compléter',
    late: 'Vérifier',
    open: 'Voir',
    track: 'Suivre',
  },
  nextVideo: (phrase, why) => `Meilleure chance pour votre prochaine vidéo : « ${phrase} », ${why}`,
  chance: (signs, of) => `${signs} signes sur ${of}`,
  usually: (rank) => `rang habituel ${rank}`,
  credits: 'Crédits',
  loadingCredits: 'Chargement des crédits',
  left: (credits, date) =>
    `${formatWhole(credits)} ${plural(credits, 'restant')}. Renouvellement le ${date}.`,
  plan: (plan) => `Forfait ${plan}`,
  lookUp: 'Rechercher',
  checksGoOn: 'Les vérifications quotidiennes continuent.',
  lookUpWays: 'Type de recherche',
  lookUpBar: 'Rechercher ou vérifier un rang',
  autocomplete: 'Suggestions',
  autocompleteAbout: 'Ce que TikTok suggère pendant la saisie, dans le pays de votre choix.',
  trackingAbout: 'Vos positions, chaque jour',
  recent: 'Recherches récentes',
  allSearches: 'Toutes les recherches',
}

export const days: Catalogue['days'] = { today: 'Aujourd’hui', yesterday: 'Hier' }

export const firstLink: Catalogue['firstLink'] = {
  label: 'Lien de votre vidéo TikTok',
  hint: 'Dans TikTok : Partager, puis Copier le lien. Un lien vers votre profil convient aussi.',
  go: 'Continuer',
}

export const trackingSample: Catalogue['trackingSample'] = {
  title: (days) => `Ce que montre le suivi après ${days} jours`,
  badge: 'Exemple',
  trail: (checks) => `Un exemple de ${checks} vérifications quotidiennes`,
  tells: [
    'Où se trouve votre vidéo aujourd’hui',
    'De combien elle a bougé en une semaine',
    'Chaque vérification comme une trace, et qui vous a dépassé',
  ],
  how: 'Comment suivre',
}
