import type { Catalogue } from '../catalogue.ts'

export const trackingOutcomes: Catalogue['trackingOutcomes'] = {
  added: (phrases) => (phrases === 1 ? 'Suchphrase hinzugefügt' : `${phrases} Suchphrasen hinzugefügt`),
  addFailed: 'Die Suchphrase konnte nicht hinzugefügt werden',
  alreadyTracked: 'Diese Suchphrase wird bereits beobachtet',
  statusFailed: 'Der Status konnte nicht geändert werden',
  editFailed: 'Die Suchphrase konnte nicht geändert werden',
  deleted: (phrases) => (phrases === 1 ? 'Suchphrase gelöscht' : `${phrases} Suchphrasen gelöscht`),
  deleteFailed: 'Die Suchphrase konnte nicht gelöscht werden',
  limitReached:
    'Du hast dein Limit an aktiven Suchphrasen erreicht. Pausiere eine Suchphrase, um eine neue hinzuzufügen.',
  locked: 'Upgrade, um Suchphrasen hinzuzufügen',
}
