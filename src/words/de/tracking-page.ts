import type { Catalogue } from '../catalogue.ts'

export const trackingPage: Catalogue['trackingPage'] = {
  title: 'Tracking',
  lead: 'Wo deine Videos in der TikTok-Suche stehen, jeden Tag geprüft. Platzierungen hängen von Ort, Zeit und Gerät ab; jede Prüfung ist eine Stichprobe.',
  back: 'Zurück zur Übersicht',
  loading: 'Deine Suchphrasen werden geladen',
  loadFailed: 'Die beobachteten Suchphrasen konnten nicht geladen werden',
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
  planTracks: (plan, phrases) =>
    `${plan} beobachtet ${phrases} Suchphrasen und prüft für jede täglich deinen Platz.`,
  upgrade: (plan) => `Upgrade auf ${plan}`,
  sample: 'Beispiel',
  sampleAbout: 'Das zeigt Tracking nach 14 Tagen',
}
