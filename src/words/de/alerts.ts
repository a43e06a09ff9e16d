import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const places = (count: number) => counted(count, 'Platz', 'Plätze')

export const alerts: Catalogue['alerts'] = {
  kinds: {
    enters_first: 'Einstieg in die Top …',
    leaves_first: 'Ausstieg aus den Top …',
    moves_up: 'Anstieg um … oder mehr',
    moves_down: 'Abstieg um … oder mehr',
    lost: 'Nicht mehr in den Ergebnissen',
    found: 'Wieder in den Ergebnissen',
    best_ever: 'Neuer bester Platz',
    failed_twice: 'Zwei fehlgeschlagene Prüfungen in Folge',
    level_better: 'Besser als der übliche Bereich',
    level_worse: 'Schlechter als der übliche Bereich',
  },
  standing: (position, previous, results) => {
    if (position !== null && previous !== null) return `von ${previous} auf ${position}`
    const at = position === null ? `außerhalb der Top ${results}` : `Platz ${position}`
    return `jetzt ${at}, ${previous === null ? 'zuvor nicht gefunden' : `zuvor ${previous}`}`
  },
  entered: (threshold, standing) => `In die Top ${threshold} eingestiegen: ${standing}.`,
  left: (threshold, standing) => `Aus den Top ${threshold} gefallen: ${standing}.`,
  movedUp: (by, standing) =>
    by === null ? `Gestiegen: ${standing}.` : `Um ${places(by)} gestiegen: ${standing}.`,
  movedDown: (by, standing) =>
    by === null ? `Gefallen: ${standing}.` : `Um ${places(by)} gefallen: ${standing}.`,
  lost: (results, previous) =>
    `Nicht mehr in den Top ${results}${previous === null ? '' : `, zuvor ${previous}`}.`,
  found: (position) =>
    `Wieder in den Ergebnissen${position === null ? '' : `, jetzt auf Platz ${position}`}.`,
  bestEver: (position) => `Neuer bester Platz${position === null ? '' : `: ${position}`}.`,
  levelBetter: (standing) => `Neues Niveau, besser als üblich: ${standing}.`,
  levelWorse: (standing) => `Neues Niveau, schlechter als üblich: ${standing}.`,
  failedTwice: 'Zwei Prüfungen in Folge sind fehlgeschlagen. Es wurde nichts gemessen.',
}

export const alertRuleForm: Catalogue['alertRuleForm'] = {
  kind: 'Hinweis bei',
  top: 'Top',
  places: 'Plätze',
  more: 'Weitere Hinweise',
  add: 'Hinweis anlegen',
  addFailed: 'Der Hinweis konnte nicht angelegt werden',
  notWhole: (max) => `Gib eine ganze Zahl von 1 bis ${max} ein.`,
  isThere: 'Diesen Hinweis hast du bereits.',
  removeFailed: 'Der Hinweis konnte nicht entfernt werden',
}

export const alertsPage: Catalogue['alertsPage'] = {
  title: 'Hinweise',
  unreadCount: (count) => `${formatWhole(count)} ungelesen`,
  allRead: 'Alles gelesen',
  notifications: 'Mitteilungen',
  on: 'an',
  off: 'aus',
  loading: 'Deine Hinweise werden geladen',
  markAllRead: 'Alle als gelesen markieren',
  markReadFailed: 'Die Hinweise konnten nicht als gelesen markiert werden',
  loadFailed: 'Die Hinweise konnten nicht geladen werden',
  loadFailedText: 'Der Server hat nicht geantwortet. Wir versuchen es weiter.',
  emptyTitle: 'Keine Hinweise',
  empty: 'Lege eine Regel an. Sobald eine Prüfung sie erfüllt, erscheint der Hinweis hier.',
  emptyUntracked: 'Hinweise gibt es zu beobachteten Suchphrasen, und du hast noch keine.',
  emptyLocked: 'Hinweise gibt es zu beobachteten Suchphrasen. Das Beobachten gehört zu Premium und Pro.',
  seeTracking: 'Ansehen, was das Beobachten zeigt',
  track: 'Suchphrase beobachten',
  unread: 'Ungelesen: ',
  rules: 'Regeln',
  noRules: 'Noch keine Regeln. Wähle eine Suchphrase und worauf du achten willst.',
  phrase: 'Suchphrase',
}
