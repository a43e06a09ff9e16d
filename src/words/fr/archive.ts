import type { Catalogue } from '../catalogue.ts'

const parts = {
  searches: 'recherches',
  checks: 'vérifications',
  keyPhrases: 'expressions',
  keyPhraseChecks: 'positions',
  notes: 'notes',
  alertRules: 'règles d’alerte',
}

export const archive: Catalogue['archive'] = {
  title: 'Vos données',
  empty: 'Il n’y a encore rien sur cet appareil. Vous pouvez importer l’archive d’un autre compte.',
  lead: 'Une archive est un fichier qui contient toutes vos données de cet appareil.',
  preparing: 'Préparation de l’archive',
  saveFailed:
    'Certaines de vos vérifications sont sur le serveur, qui ne répond pas pour le moment. Rien n’a été enregistré.',
  share: (percent) => `${percent} %`,
  download: 'Télécharger',
  contains: (contents) => `L’archive contient ${contents}.`,
  stillComing: 'Téléchargement en cours ; il peut y en avoir d’autres.',
  choose: 'Importer une archive',
  onlyIntoEmpty: 'L’importation n’est possible que dans un compte vide.',
  unfinished: (date) =>
    `L’importation de votre archive du ${date} n’est pas terminée. Choisissez à nouveau le même fichier pour continuer.`,
  ask: 'Importer cette archive ?',
  askAbout: (date, contents) =>
    `Elle date du ${date} et contient ${contents}. Les expressions actives qui dépassent votre forfait seront mises en pause.`,
  cancel: 'Annuler',
  import: 'Importer',
  importing: 'Importation de l’archive',
  imported: 'Archive importée',
  brokenOff:
    'La connexion a été perdue pendant l’importation. Choisissez à nouveau le même fichier pour continuer.',
  notAnArchive: 'Ce fichier n’est pas une archive Keytrail.',
  unreadableRow: (row, part) => `La ligne ${row} (${parts[part]}) est illisible. Rien n’a été importé.`,
  refused: {
    not_empty: 'Ce compte contient déjà des recherches ou des expressions. Rien n’a été importé.',
    archive_too_large: 'Cette archive est trop volumineuse. Rien n’a été importé.',
    invalid_archive:
      'Cette archive contient un élément que le serveur ne peut pas enregistrer. Rien n’a été importé.',
    unauthorized: 'Vous n’êtes pas connecté. Rien n’a été importé.',
  },
  refusedOtherwise: 'Le serveur a refusé cette archive. Rien n’a été importé.',
}
