import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const bulkAdd: Catalogue['bulkAdd'] = {
  lines: 'Expressions',
  linesHint: 'Une par ligne, ou un tableau avec les colonnes phrase, country, account, video et tags.',
  country: 'Pays des lignes qui n’en indiquent pas',
  file: 'Ou un fichier CSV',
  add: (phrases) => `Ajouter ${counted(phrases, 'expression')}`,
  preview: 'Aperçu',
  outcomes: {
    ready: 'Sera ajoutée',
    duplicate: 'Déjà suivie',
    invalid: 'Ajout impossible',
    over: 'Au-delà de votre limite',
  },
  summary: (lines) => {
    const parts = [
      counted(lines.ready, 'sera ajoutée', 'seront ajoutées'),
      lines.duplicate > 0 && counted(lines.duplicate, 'déjà suivie', 'déjà suivies'),
      lines.invalid > 0 && counted(lines.invalid, 'impossible à ajouter', 'impossibles à ajouter'),
      lines.over > 0 && `${lines.over} au-delà de votre limite`,
    ]
    return `${parts.filter(Boolean).join(', ')}.`
  },
  room: (phrases) =>
    `Vous pouvez encore ajouter ${counted(phrases, 'expression active', 'expressions actives')}.`,
  phrase: 'Expression',
  outcome: 'Issue',
  lineCountry: 'Pays',
  account: 'Compte',
  video: 'Vidéo',
  tags: 'Étiquettes',
  unknownCountry: (text) => `« ${text} » n’est pas un pays que Keytrail peut suivre.`,
  countryNotInPlan: 'Votre forfait n’inclut pas ce pays.',
}
