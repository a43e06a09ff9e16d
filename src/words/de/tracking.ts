import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const tracking: Catalogue['tracking'] = {
  title: 'Tracking',
  lead: 'Wo deine Videos in der TikTok-Suche stehen, jeden Tag geprüft. Platzierungen hängen von Ort, Zeit und Gerät ab; jede Prüfung ist eine Stichprobe.',
  back: 'Zurück zur Übersicht',
  loading: 'Deine Suchphrasen werden geladen',
  loadFailed: 'Die beobachteten Suchphrasen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Suchphrasen beobachtet',
  empty: 'Füge deine erste Suchphrase hinzu, und Keytrail prüft jeden Tag ihren Platz.',
  addTitle: 'Zur Liste hinzufügen',
  open: 'Suchphrasen hinzufügen',
  openShort: 'Neu',
  close: 'Schließen',
  howMany: 'Wie viele',
  one: 'Eine',
  several: 'Mehrere',
  loadingForm: 'Wird geladen',
  fromTikTok: 'Direkt aus TikTok hinzufügen',
  room: (active, allowed) => `${active} von ${allowed} aktiven Suchphrasen. Jede wird einmal am Tag geprüft.`,
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
  planTracks: (plan, phrases) =>
    `${plan} beobachtet ${phrases} Suchphrasen und prüft für jede täglich deinen Platz.`,
  upgrade: (plan) => `Upgrade auf ${plan}`,
  sample: 'Beispiel',
  sampleAbout: 'Das zeigt Tracking nach 14 Tagen',
  tracked: (phrases) => counted(phrases, 'beobachtete Suchphrase', 'beobachtete Suchphrasen'),
  activeOf: (active, allowed) => `${active} von ${allowed} aktiv`,
  trackedSome: (shown, phrases) =>
    `${shown} von ${counted(phrases, 'beobachteter Suchphrase', 'beobachteten Suchphrasen')}`,
}
