import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const why: Catalogue['why'] = {
  tookPlace: (account) => `@${account} hat deinen Platz übernommen`,
  passed: (account) => `Von @${account} überholt`,
  passedMany: (videos) => `Von ${counted(videos, 'Video', 'Videos')} überholt`,
  brief: {
    newer: 'neuer',
    shorter: 'kürzer',
    savedMore: 'öfter gespeichert',
    phraseInCaption: 'Suchphrase im Text',
  },
  briefOf: {
    newer: (videos) => `${videos} neuer`,
    shorter: (videos) => `${videos} kürzer`,
    savedMore: (videos) => `${videos} öfter gespeichert`,
    phraseInCaption: (videos) => `${videos} mit der Suchphrase im Text`,
  },
  othersNot: (videos) => plural(videos, 'das andere nicht', `die anderen ${videos} nicht`),
  rose: (account, before, now) => `@${account} ging von ${before} auf ${now}`,
  entered: (account, now) => `@${account} ist neu auf ${now}`,
  measured: {
    newer: (theirs, yours) => `neuer (${theirs} alt, deins ${yours})`,
    shorter: (theirs, yours) => `kürzer (${theirs}, deins ${yours})`,
    savedMore: (theirs, yours) => `öfter gespeichert (bei ${theirs} der Aufrufe, deins bei ${yours})`,
  },
  isSo: (differences) => `Das Video ist ${differences}.`,
  saysPhrase: 'Die Suchphrase steht im Text, in deinem nicht.',
}
