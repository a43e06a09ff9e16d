import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const tryIt: Catalogue['tryIt'] = {
  form: 'Essayer une recherche',
  phrase: 'Expression',
  search: 'Rechercher',
  missing: 'Saisissez une expression.',
  hint: 'Un mot ou une expression, dans n’importe quelle langue.',
  examples: 'Exemples',
  demoAccount: 'Ouvrir le compte de démonstration',
  dashboard: 'Ouvrir le tableau de bord',
}

export const landing: Catalogue['landing'] = {
  meta: {
    title: 'Keytrail : mots-clés et positions sur TikTok',
    description:
      'Découvrez ce que l’on cherche sur TikTok, voyez dans six pays quelles vidéos se classent, et suivez la vôtre jour après jour. Même hors ligne.',
  },
  title: 'Ce que l’on cherche sur TikTok, et qui arrive en tête',
  lead: 'Pour les créateurs et les marques sur TikTok : Keytrail trouve les expressions, vérifie les résultats et suit votre vidéo jour après jour. Ce que vous avez trouvé s’ouvre même hors ligne.',
  trail: {
    label:
      'Une courbe de positions sur 14 jours : hors des 30 premiers au début, puis de la 24e à la 1re place, avec une interruption là où une vérification a échoué.',
    day: (day) => `Jour ${day}`,
    today: 'Aujourd’hui',
    top: (ranks) => `top ${ranks}`,
    notIn: (ranks) => `hors du top ${ranks}`,
    failed: 'échec',
    you: (rank) => `Vous ${rank}`,
    caption:
      'Un exemple, dessiné pour cette page. Une vérification qui échoue laisse un vide, jamais un zéro.',
  },
  featuresTitle: 'Trouvez l’expression, puis suivez-la',
  features: {
    discovery: {
      title: 'Découverte de mots-clés',
      text: 'Partez d’une expression, d’une liste de 50 au plus, ou d’un mot lettre par lettre, et voyez les suggestions et les recherches associées de TikTok.',
      more: 'Comment découvrir des mots-clés',
    },
    tracking: {
      title: 'Suivi des positions',
      text: 'Vos expressions sont vérifiées une fois par jour : votre position, ce qui a changé depuis hier et en une semaine, et votre meilleure place.',
      more: 'Comment fonctionne le suivi des positions',
    },
    ranking: {
      title: 'Qui se classe',
      text: 'Voyez dans six pays quelles vidéos se classent pour une expression, avec les chiffres de chacune et de son compte. Les vôtres ressortent.',
      more: 'Comment surveiller vos concurrents',
    },
    offline: {
      title: 'Fonctionne hors ligne',
      text: 'Tout ce que vous avez recherché s’ouvre aussitôt, dans le train comme en avion. Vos modifications partent dès que la connexion revient.',
      more: '',
    },
  },
  specimens: {
    video: 'Votre vidéo',
    account: 'Votre compte',
    up: '5 places gagnées depuis hier',
    waiting: '2 modifications en attente',
  },
  gallery: {
    title: 'À quoi ça ressemble',
    note: 'Keytrail avec des données d’exemple. Les images montrent l’interface anglaise ; l’application existe aussi en français.',
    list: 'Images du produit',
    previous: 'Image précédente',
    next: 'Image suivante',
    shown: (title, number, all) => `${title}, image ${number} sur ${all}`,
  },
  pictures: {
    dashboard: {
      title: 'Tableau de bord',
      alt: 'Le tableau de bord : les crédits restants du mois et les formulaires de la prochaine recherche',
    },
    results: {
      title: 'Ce que l’on cherche',
      alt: 'Les recherches associées à « running shoes », dans un tableau à exporter',
    },
    batch: {
      title: 'Plusieurs expressions',
      alt: 'Les suggestions de plusieurs expressions réunies dans un tableau, avec les expressions qui y mènent',
    },
    check: {
      title: 'Qui se classe',
      alt: 'Les résultats d’une expression : rang, compte, abonnés, mentions J’aime et durée de chaque vidéo',
    },
    tracking: {
      title: 'Suivi des positions',
      alt: 'Les expressions suivies, avec leurs positions et leurs variations',
    },
    'key-phrase': {
      title: 'Expression',
      alt: 'La position d’une vidéo suivie pendant 60 jours, en courbe avec ses interruptions',
    },
    history: { title: 'Historique', alt: 'Chaque recherche, par expression, avec son pays et son heure' },
  },
  factsTitle: 'Ce sur quoi vous pouvez compter',
  facts: [
    {
      text: 'Une vérification qui échoue est un vide, jamais un zéro.',
      more: 'La courbe s’interrompt, puis reprend. Rien n’est comblé.',
    },
    {
      text: 'S’ouvre même en avion.',
      more: 'Tout ce que vous avez recherché est sur votre appareil.',
    },
    {
      text: 'Aucun volume de recherche : TikTok n’en publie pas.',
      more: 'Chaque chiffre est mesuré, ou calculé à partir de mesures.',
    },
  ],
  start: {
    visitor: 'Cherchez votre première expression',
    member: 'Cherchez votre prochaine expression',
    free: 'Compte gratuit, avec une simple adresse e-mail.',
  },
}

export const pricing: Catalogue['pricing'] = {
  title: 'Tarifs',
  lead: 'Essayez 3 recherches par jour sans compte. Avec un forfait, une recherche coûte 1 crédit, une liste 1 par expression et une vérification 1 par page. Les recherches qui échouent sont remboursées.',
  perMonth: 'par mois',
  perKeyPhrase: (price) => `${price} par mois et par expression suivie`,
  beyond: (plan) => `Tout le forfait ${plan}, plus`,
  purposes: {
    free: 'Pour savoir ce que l’on cherche.',
    premium: 'Pour les créateurs qui suivent quelques expressions.',
    pro: 'Pour les marques et les équipes qui en suivent beaucoup.',
  },
  credits: (n) => `${counted(n, 'crédit', 'crédits')} par mois`,
  autocomplete: 'Suggestions : une expression, une liste ou lettre par lettre',
  related: 'Recherches liées',
  countries: (n) => `${n} pays`,
  oneCountry: 'Royaume-Uni',
  checks: (pages) =>
    `Vérification des résultats, ${pages === null ? 'nombre de pages illimité' : counted(pages, 'page')}`,
  tracked: (n) => `${n} expressions suivies chaque jour`,
  untracked: 'Pas d’expression suivie',
  kept: 'Historique, exports et graphiques, en ligne ou hors ligne',
  own: 'Votre forfait',
  included: 'Compris dans le vôtre',
  upgrade: 'Changez de forfait sur la page de votre compte',
  choose: (plan) => `Choisir ${plan}`,
  tryFree: 'Essayer gratuitement',
}
