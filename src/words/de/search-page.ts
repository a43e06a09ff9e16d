import type { Catalogue } from '../catalogue.ts'

export const searchPage: Catalogue['searchPage'] = {
  titles: { basic: 'Andere suchten nach: Ergebnisse', autocomplete: 'Autocomplete-Ergebnisse' },
  cannotTitle: 'Nach dieser Phrase kannst du nicht suchen',
  cannot: (max) => `Sie ist leer oder hat mehr als ${max} Zeichen.`,
  fetched: (age) => `Stand: ${age}`,
  again: 'Neu suchen (1 Credit)',
  once: 'Suchen (1 Credit)',
  notYetTitle: 'Noch nicht gesucht',
  notYet: 'Danach hast du noch nicht gesucht.',
  notInPlan: 'Nicht in deinem Tarif',
  countriesInPlans: 'Vorschläge nach Land gibt es mit Premium und Pro.',
  includedIn: (plan) => `Im Tarif ${plan} ist sie enthalten.`,
  usedUp: 'Du hast alle Credits dieses Zeitraums verbraucht. Deine Ergebnisse bleiben im Verlauf.',
  queued: 'Läuft für 1 Credit, sobald du wieder online bist. Du kannst diese Seite verlassen.',
  notRun: 'Diese Suche wurde nicht ausgeführt',
}
