import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const insight: Catalogue['insight'] = {
  loading: 'Lecture de la vérification',
  howItIsMeasured: 'Comment c’est mesuré',
  winners: 'Ce qui marche ici',
  differs: (lines, of) => `la vôtre diffère sur ${lines} ${plural(lines, 'point')} sur ${of}`,
  noOwn: 'les 10 premières vidéos',
  needsVideos: (videos, least) => `il faut ${least} vidéos, la vérification en a ${videos}`,
  basis: (videos, checked) =>
    `Moitié centrale et médiane des ${counted(videos, 'première vidéo', 'premières vidéos')} de la vérification du ${checked}.`,
  ownSeen: (checked) => `La vôtre telle que vue le ${checked}.`,
  figure: 'Donnée',
  topTen: 'Top 10',
  yours: 'La vôtre',
  figures: {
    length: 'Durée',
    age: 'Âge',
    plays: 'Vues',
    saves: 'Favoris',
    comments: 'Commentaires',
    shares: 'Partages',
    hashtags: 'Hashtags',
    vqScore: 'Score VQ',
  },
  perPlays: 'pour 1 000 vues',
  traits: {
    phrase: 'Expression citée',
    verified: 'Compte vérifié',
    small: '< 10 000 abonnés',
    photo: 'Publication photo',
  },
  sides: { below: 'bas', inside: 'milieu', above: 'haut' },
  yes: 'oui',
  no: 'non',
  unlikeMost: 'différent',
  conclusion: (above, below, unlike) =>
    [
      above && `Plus que la plupart : ${above}.`,
      below && `Moins que la plupart : ${below}.`,
      unlike && `Différente de la plupart : ${unlike}.`,
    ]
      .filter(Boolean)
      .join(' ') || 'Sur tout ce qui est mesuré, la vôtre ressemble à la plupart.',
  of: (having, of) => `${having} sur ${of}`,
  median: (value) => `médiane ${value}`,
  from: (videos) => `sur ${counted(videos, 'vidéo')}`,
  tooFew: (videos) => `trop peu : ${counted(videos, 'vidéo')}`,
  risers: 'Ce qui monte ici',
  risersOver: (days) =>
    days === null ? 'vidéos en hausse, toutes vérifications' : `vidéos en hausse sur ${days} jours`,
  needsChecks: (checks) => `Il faut encore ${counted(checks, 'vérification')} avec tous les résultats.`,
  needsRisers: (risers, least, checks) =>
    `${counted(risers, 'vidéo')} avec au moins 3 places gagnées en ${counted(checks, 'vérification')} ; il en faut ${least} pour comparer.`,
  risen: (risers, others, checks) =>
    `${counted(risers, 'vidéo')} sur ${risers + others} avec au moins 3 places gagnées en ${counted(checks, 'vérification')}.`,
  risersSample: 'D’après les vérifications dont les résultats sont sur cet appareil.',
  rose: (from, to) => `de ${from} à ${to}`,
  risersShort: 'En hausse',
  risersConclusion: (above, below) =>
    [
      above && `Plus pour les vidéos en hausse : ${above}.`,
      below && `Moins pour les vidéos en hausse : ${below}.`,
    ]
      .filter(Boolean)
      .join(' ') || 'Par leurs médianes, les vidéos en hausse ressemblent aux autres.',
  others: 'Autres',
  opportunity: 'Opportunité',
  usualRank: 'Rang habituel',
  anyOpportunity: 'Toute opportunité',
  verdicts: { wideOpen: 'Très ouverte', open: 'Ouverte', contested: 'Disputée', hard: 'Difficile' },
  signsOf: (holding, known, all) =>
    known < all
      ? `${counted(holding, 'signe')} sur ${known} ${plural(known, 'connu')}`
      : `${counted(holding, 'signe')} sur ${all}`,
  needsSigns: (known, least) => `il faut ${least} signes connus, il y en a ${known}`,
  signs: {
    fewHavePhrase: 'Moins de la moitié des légendes contiennent l’expression',
    old: 'Leur âge médian dépasse 90 jours',
    smallAccounts: 'Au moins 3 viennent de comptes de moins de 10 000 abonnés',
    newVideos: 'Au moins 3 sont nouvelles dans le top 10 depuis la vérification précédente',
  },
  unknown: 'inconnu',
  needsEarlier: 'il faut encore 1 vérification sous 14 jours',
  firstTen: (checked) => `Les 10 premières vidéos de la vérification du ${checked}.`,
}

export const usualRank: Catalogue['usualRank'] = {
  howItIsMeasured: 'Comment c’est mesuré',
  needs: (checks) => `Plage habituelle : il faut encore ${counted(checks, 'vérification')}`,
  movement: {
    usual: 'Variation habituelle',
    better: 'Mieux que d’habitude',
    worse: 'Moins bien que d’habitude',
  },
  newLevel: {
    better: 'Nouveau palier, mieux que d’habitude',
    worse: 'Nouveau palier, moins bien que d’habitude',
  },
  slow: (movement, places, isBetter) =>
    `${movement}, mais ${counted(places, 'place')} ${isBetter ? 'gagnées' : 'perdues'} en trois semaines`,
  outside: (top) => `hors du top ${top}`,
  always: (rank) => `D’habitude ${rank}`,
  range: (from, to, median) => `D’habitude de ${from} à ${to}, médiane ${median}`,
  found: (found, checks) => `présente ${found} fois sur ${checks}`,
  band: (range) => `habituel ${range}`,
  column: 'Plage habituelle',
  unknown: 'plage habituelle inconnue',
  openRange: (from) => `${from} ou plus bas`,
}

export const suggestionChanges: Catalogue['suggestionChanges'] = {
  title: (searched) => `Depuis le ${searched}`,
  counts: ({ new: fresh, gone, up, down }) =>
    fresh + gone + up + down === 0
      ? 'Les mêmes suggestions dans le même ordre'
      : `${counted(fresh, 'nouvelle')}, ${counted(gone, 'disparue')}, ${up} en hausse, ${down} en baisse`,
  compare: 'Comparer',
}

export const ownVideos: Catalogue['ownVideos'] = {
  title: 'Vos vidéos côte à côte',
  result: (videos, best) =>
    best === null
      ? 'aucune dans cette vérification'
      : `${counted(videos, 'vidéo')}, la meilleure au rang ${best}`,
  together: (together, checks) =>
    `Deux ou plus dans ${together} vérifications sur ${checks}. Votre position est celle de la meilleure.`,
  chart: 'Rangs de vos vidéos',
  checked: 'Vérifiée',
  noCaption: 'Sans légende',
  ranks: 'Premier et dernier rang',
  course: 'Au fil du temps',
  moved: (first, last) => `${first} → ${last}`,
  seen: (seen, checks) => `${seen} fois sur ${checks}`,
  courses: {
    gains: 'gagne des places',
    holds: 'garde son rang',
    loses: 'perd des places',
    left: 'absente de la dernière vérification',
  },
  needs: (checks) => `il faut encore ${counted(checks, 'vérification')}`,
}

export const brief: Catalogue['brief'] = {
  title: 'Un brief pour la prochaine vidéo',
  result: 'les mesures, à copier ou partager',
  heading: (phrase, country) => `Brief pour « ${phrase} », ${country}`,
  basis: (videos, checked) =>
    `Mesuré sur les ${counted(videos, 'première vidéo', 'premières vidéos')} de la vérification du ${checked} ; les fourchettes sont leur moitié centrale.`,
  figure: (name, range) => `${name} : ${range}`,
  yours: (sentence, own) => `${sentence} ; la vôtre ${own}.`,
  tooFew: (names) => `Mesuré sur trop peu de vidéos : ${names}.`,
  traits: {
    phrase: (having, of) => `Expression dans ${having} légendes sur ${of}`,
    photo: (having, of) => `Publications photo : ${having} sur ${of}`,
  },
  yourTrait: (sentence, has) => `${sentence} ; la vôtre : ${has ? 'oui' : 'non'}.`,
  words: (list) => `Mots d’au moins 3 légendes : ${list}.`,
  lackingWords: (list) => `Mots d’au moins 3 légendes, absents de la vôtre : ${list}.`,
  hashtags: (list) => `Hashtags d’au moins 3 : ${list}.`,
  lackingHashtags: (list) => `Hashtags d’au moins 3, absents de la vôtre : ${list}.`,
  opportunity: (verdict, signs) => `Opportunité : ${verdict}, ${signs}.`,
  copy: 'Copier',
  share: 'Partager',
  copied: 'Brief copié',
}

export const clusters: Catalogue['clusters'] = {
  title: 'Groupes',
  cluster: 'Groupe',
  count: (clusters, alone) =>
    `${counted(clusters, 'groupe')}, ${counted(alone, 'mot-clé isolé', 'mots-clés isolés')}`,
  keywords: (count) => counted(count, 'mot-clé', 'mots-clés'),
  alone: (keywords) => counted(keywords, 'mot-clé isolé', 'mots-clés isolés'),
  aloneTitle: 'Mots-clés isolés',
  of: (head) => `Groupe ${head}`,
  best: 'Meilleure opportunité connue :',
  unchecked: 'inconnue',
}

export const ownRanks: Catalogue['ownRanks'] = {
  title: 'Où vous apparaissez aussi',
  result: (ranks) => `${counted(ranks, 'rang')} que vous ne suivez pas`,
  sample: 'D’après les vérifications sur cet appareil, les plus récentes d’abord.',
  rank: 'Rang : ',
  track: 'Suivre',
  trackOne: (phrase) => `Suivre ${phrase}`,
}
