import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const storage: Catalogue['storage'] = {
  troubles: {
    blocked: {
      title: 'Keytrail ist in einem anderen Tab offen',
      text: 'Der andere Tab läuft mit einer älteren Version. Schließe ihn und lade dann neu.',
    },
    outdated: {
      title: 'Keytrail wurde in einem anderen Tab aktualisiert',
      text: 'Lade neu, um mit der neuen Version weiterzumachen. Alles Gespeicherte bleibt erhalten.',
    },
    ahead: {
      title: 'Diese Version von Keytrail ist zu alt',
      text: 'Auf diesem Gerät lief schon eine neuere Version. Aktualisiere, um weiterzumachen. Alles Gespeicherte bleibt erhalten.',
    },
    erased: {
      title: 'Die Daten dieser Website wurden gelöscht',
      text: 'Sie werden wieder heruntergeladen, sobald du online bist.',
    },
  },
  lost: (count) =>
    plural(
      count,
      '1 Änderung, die noch nicht gesendet war, ist verloren.',
      `${formatWhole(count)} Änderungen, die noch nicht gesendet waren, sind verloren.`,
    ),
}
