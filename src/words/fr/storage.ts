import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const storage: Catalogue['storage'] = {
  troubles: {
    blocked: {
      title: 'Keytrail est ouvert dans un autre onglet',
      text: 'L’autre onglet utilise une version plus ancienne. Fermez-le, puis rechargez.',
    },
    outdated: {
      title: 'Keytrail a été mis à jour dans un autre onglet',
      text: 'Rechargez pour continuer avec la nouvelle version. Tout ce que vous avez enregistré est conservé.',
    },
    ahead: {
      title: 'Cette version de Keytrail est trop ancienne',
      text: 'Une version plus récente a été utilisée sur cet appareil. Mettez à jour pour continuer. Tout ce que vous avez enregistré est conservé.',
    },
    erased: {
      title: 'Les données de ce site ont été effacées',
      text: 'Elles seront téléchargées à nouveau dès votre retour en ligne.',
    },
  },
  lost: (count) =>
    plural(
      count,
      '1 modification qui n’avait pas été envoyée est perdue.',
      `${formatWhole(count)} modifications qui n’avaient pas été envoyées sont perdues.`,
    ),
}
