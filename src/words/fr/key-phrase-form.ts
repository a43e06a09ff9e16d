import type { Catalogue } from '../catalogue.ts'

export const keyPhraseForm: Catalogue['keyPhraseForm'] = {
  phrase: 'Expression',
  phraseHint: 'Collez un lien TikTok ou saisissez une expression.',
  linkTaken: 'Nous avons repris le compte et la vidéo du lien. Quelle expression faut-il suivre ?',
  more: 'Plus : compte, ID de vidéo, étiquettes',
  country: 'Pays',
  account: 'Nom du compte',
  accountExample: 'votrenom',
  accountHint: 'Le compte à chercher, ou collez un lien TikTok.',
  video: 'ID de vidéo',
  videoHint: 'Suivre uniquement cette vidéo (facultatif).',
  shortLink: {
    waiting: 'Lien court : nous l’ouvrirons quand vous serez en ligne.',
    following: 'Ouverture du lien court…',
    failed: 'Impossible d’ouvrir ce lien court pour l’instant. Nous réessaierons plus tard.',
  },
  tags: 'Étiquettes',
  tagsHint: 'Séparées par des virgules.',
  add: 'Ajouter',
  missing: 'Saisissez une expression.',
  tooLong: (max) => `Une expression compte au plus ${max} caractères.`,
  tracked: (paused) => ({
    before: '« ',
    after: ` » est déjà suivie.${paused ? ' Elle est en pause.' : ''}`,
  }),
  open: 'L’ouvrir',
}
