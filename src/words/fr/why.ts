import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const why: Catalogue['why'] = {
  tookPlace: (account) => `@${account} a pris votre place`,
  passed: (account) => `Dépassé par @${account}`,
  passedMany: (videos) => `Dépassé par ${counted(videos, 'vidéo')}`,
  brief: {
    newer: 'plus récente',
    shorter: 'plus courte',
    savedMore: 'plus enregistrée',
    phraseInCaption: 'expression dans la légende',
  },
  briefOf: {
    newer: (videos) => `${videos} plus ${plural(videos, 'récente')}`,
    shorter: (videos) => `${videos} plus ${plural(videos, 'courte')}`,
    savedMore: (videos) => `${videos} plus ${plural(videos, 'enregistrée')}`,
    phraseInCaption: (videos) => `${videos} avec l’expression dans la légende`,
  },
  othersNot: (videos) => plural(videos, 'l’autre non', `les ${videos} autres non`),
  rose: (account, before, now) => `@${account} est passé de ${before} à ${now}`,
  entered: (account, now) => `@${account} arrive en ${now}`,
  measured: {
    newer: (theirs, yours) => `plus récente (${theirs}, la vôtre ${yours})`,
    shorter: (theirs, yours) => `plus courte (${theirs}, la vôtre ${yours})`,
    savedMore: (theirs, yours) => `plus souvent enregistrée (${theirs} des vues, la vôtre ${yours})`,
  },
  isSo: (differences) => `Cette vidéo est ${differences}.`,
  saysPhrase: 'Sa légende contient l’expression, la vôtre non.',
}
