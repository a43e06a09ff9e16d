import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const checks = (n: number) => counted(n, 'Prüfung', 'Prüfungen')

export const keywordActions: Catalogue['keywordActions'] = {
  tracked: (position) => (position === null ? 'beobachtet' : `beobachtet · ${position}`),
  checked: (age, position) => (position === null ? `geprüft ${age}` : `geprüft ${age} · du ${position}`),
  newSince: (day) => `neu seit dem ${day}`,
  actions: (word) => `Aktionen: ${word}`,
  check: 'Prüfen, wer vorn steht',
  track: 'Beobachten',
  findMore: 'Mehr finden',
  select: (word) => `${word} auswählen`,
  suggestions: (n) => counted(n, 'Vorschlag', 'Vorschläge'),
  chosen: (n) => `${n} ausgewählt`,
  clear: 'Aufheben',
  checkAll: (price) => `Prüfen (${price})`,
  checking: (done, all) => `Prüfung ${done + 1} von ${all} läuft`,
  checkedAll: (n) => `${checks(n)} abgeschlossen`,
  checkedSome: (done, all) => `${done} von ${checks(all)} abgeschlossen.`,
  restIsSelected: 'Die übrigen sind noch ausgewählt.',
  queued: (n) => `${checks(n)}: ${n === 1 ? 'läuft' : 'laufen'}, sobald du wieder online bist.`,
  trackWith: (plan) => `Beobachten mit ${plan}`,
  nextQuestion: (word) => `Wer steht bei „${word}“ vorn?`,
  nextAnswer: 'Sieh die Videos in ihrer Reihenfolge und ob deins dabei ist.',
}
