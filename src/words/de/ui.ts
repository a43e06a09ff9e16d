import type { Catalogue } from '../catalogue.ts'

export const ui: Catalogue['ui'] = {
  notKept: {
    queued: 'Der Suchverlauf konnte nicht gespeichert werden',
    search: 'Die Suchergebnisse konnten nicht gespeichert werden',
    ranking: 'Die Platzierungen konnten nicht gespeichert werden',
  },
  notCharged: 'Lade neu, um es noch einmal zu versuchen. Dir wird nichts doppelt berechnet.',
  nothingLost: 'Nichts, was du gespeichert hast, ist verloren.',
}
