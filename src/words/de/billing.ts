import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const statuses: Record<string, string> = {
  active: 'Aktiv',
  canceled: 'Gekündigt',
  incomplete: 'Unvollständig',
  incomplete_expired: 'Abgelaufen',
  past_due: 'Überfällig',
  paused: 'Pausiert',
  trialing: 'Testphase',
  unpaid: 'Unbezahlt',
}

export const billing: Catalogue['billing'] = {
  upgrade: 'Upgrade',
  subscription: 'Abo',
  manage: 'Abo verwalten',
  subscribe: 'Abonnieren',
  backToFree: 'Zurück zum kostenlosen Tarif',
  loadingSubscription: 'Dein Abo wird geladen',
  subscriptionLoadFailed: 'Das Abo konnte nicht geladen werden',
  noSubscription: 'Kein aktives Abo',
  portalFailed: 'Die Abo-Verwaltung konnte nicht geöffnet werden',
  subscriptionActive: 'Dein Abo läuft noch. Kündige es zuerst.',
  nowFree: 'Du hast jetzt den kostenlosen Tarif.',
  plan: 'Tarif',
  status: 'Status',
  statusOf: (status) =>
    (Object.hasOwn(statuses, status) ? statuses[status] : undefined) ?? status.replaceAll('_', ' '),
  paymentMethod: 'Zahlungsart',
  card: 'Karte',
  cardEnding: (brand, digits) => `${brand} mit den Endziffern ${digits}`,
  none: 'k. A.',
  renewsOn: 'Verlängert sich am',
  endsOn: 'Zeitraum endet am',
  ends: (date) => `Dein Abo endet am ${date}.`,
  unchangedUntil: (date) => `Dein Abo endet am ${date}. Bis dahin ändert sich nichts.`,
  pastDue:
    'Die letzte Zahlung ist fehlgeschlagen. Hole sie unter „Abo verwalten“ nach, um deinen Tarif zu behalten.',
  testMode: 'Das ist ein Test-Abo. Es wird kein echtes Geld abgebucht.',
  history: 'Rechnungen',
  noInvoices: 'Keine Rechnungen gefunden.',
  loadingInvoices: 'Deine Rechnungen werden geladen',
  invoicesLoadFailed: 'Die Rechnungen konnten nicht geladen werden',
  asOf: (time) => `Stand: ${time}.`,
  updated: (age) => `Aktualisiert ${age}`,
  invoices: 'Rechnungen',
  number: 'Nummer',
  date: 'Datum',
  invoice: 'Rechnung',
  viewInvoice: (number) => `Rechnung ${number} ansehen`,
  view: 'Ansehen',
  confirming: 'Deine Zahlung wird bestätigt …',
  confirmingTakes: 'Das dauert einige Sekunden, manchmal bis zu zwanzig.',
  paid: 'Zahlung erfolgreich!',
  nowPro: 'Du hast jetzt Pro.',
  unverified: 'Die Zahlung konnte nicht geprüft werden',
  unverifiedHint:
    'Falls du bezahlt hast, ist nichts verloren. Dein Tarif beginnt, sobald die Zahlung bestätigt ist.',
  alreadySubscribed: 'Du hast schon ein Abo. Deinen Tarif änderst du unter „Abo verwalten“.',
  notCompleted: 'Die Zahlung wurde nicht abgeschlossen. Versuch es noch einmal.',
  cancelled: 'Du hast den Vorgang vor dem Bezahlen verlassen. Es wurde nichts abgebucht.',
  noInvoiceYet:
    'Es ist noch keine Rechnung da. Falls du bezahlt hast, beginnt dein Tarif, sobald sie kommt. Bezahle also nicht noch einmal.',
}

const allCredits = (credits: number) =>
  credits === 1 ? 'deinen einzigen Credit' : `alle ${counted(credits, 'Credit', 'Credits')}`

export const creditsUsedUp: Catalogue['creditsUsedUp'] = {
  title: 'Suchlimit erreicht',
  text: 'Mit einem größeren Tarif bekommst du mehr Credits und weitere Funktionen.',
  used: (credits, date) => `Du hast ${allCredits(credits)} verbraucht. Neue gibt es am ${date}.`,
  usedOf: (credits, plan, date) =>
    `Du hast ${allCredits(credits)} deines ${plan}\u2011Tarifs verbraucht. Neue gibt es am ${date}.`,
}

export const payment: Catalogue['payment'] = {
  loading: 'Wird geladen …',
  preparing: 'Bezahlvorgang wird vorbereitet …',
  errorTitle: 'Fehler beim Bezahlen',
  toAccount: 'Zurück zum Konto',
  tryAgain: 'Noch einmal',
  initFailed: 'Die Zahlung konnte nicht vorbereitet werden',
  profileFailed: 'Dein Profil konnte nicht geladen werden. Es wurde nichts abgebucht.',
  startFailed: 'Der Bezahlvorgang konnte nicht gestartet werden',
  noSession: 'Du bist nicht mehr angemeldet',
  invalidResponse: 'Ungültige Antwort des Servers',
  serverError: (status) => `Serverfehler: ${status}`,
  unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung; es wurde nichts abgebucht.',
  refused: {
    unauthorized: 'Du bist nicht angemeldet',
    invalid_product: 'Ungültiges Produkt',
    price_not_found: 'Preis nicht gefunden',
    no_checkout_url: 'Der Server hat keine Adresse zum Bezahlen genannt',
  },
  explained: {
    busy: 'Der Server ist gerade überlastet. Es wurde nichts abgebucht. Versuch es gleich noch einmal.',
    payments_unavailable: 'Der Zahlungsanbieter ist nicht erreichbar. Es wurde nichts abgebucht.',
    upgrade_refused:
      'Der Zahlungsanbieter hat den Wechsel abgelehnt. Dein Tarif bleibt gleich. Bitte schreib uns.',
    not_configured: 'Zahlungen sind nicht eingerichtet. Es wurde nichts abgebucht.',
  },
}

export const planNames: Catalogue['planNames'] = {
  titles: { free: 'Gratis', premium: 'Premium', pro: 'Pro' },
}

export const plans: Catalogue['plans'] = {
  plan: 'Tarif',
  noCard: 'ohne Karte',
  monthly: (price) => `${price} im Monat`,
  priced: (plan, price) => `${plan}, ${price} im Monat`,
  upgradeTo: (plan) => `Upgrade auf ${plan}`,
  credits: (n) => `${counted(n, 'Credit', 'Credits')} im Monat`,
  tracked: (n) => `${n} täglich beobachtete Suchphrasen`,
  suggestions: 'Vorschläge beim Tippen',
  countries: (n) => `${n} Länder`,
}

const credits = (n: number) => counted(n, 'Credit', 'Credits')
const upToOr = (upTo: boolean) => (upTo ? 'höchstens ' : '')

export const prices: Catalogue['prices'] = {
  credits,
  perPage: '1 Credit pro Seite',
  eachPhrase: 'Jede Phrase kostet 1 Credit.',
  uses: (n, upTo) => `Das kostet ${upToOr(upTo)}${credits(n)}.`,
  usesOf: (n, left, upTo) => `Das kostet ${upToOr(upTo)}${formatWhole(n)} deiner ${credits(left)}.`,
  usesLast: (n, upTo) =>
    `Das kostet ${upToOr(upTo)}${n === 1 ? 'deinen letzten Credit' : `deine letzten ${credits(n)}`}.`,
  usesPerPage: 'Das kostet 1 Credit pro Seite, bis TikTok keine mehr hat.',
  left: (n) => `Du hast noch ${credits(n)}.`,
  noneLeft: 'Du hast in diesem Zeitraum keine Credits mehr.',
  somePhrases: (left, some, all) =>
    `Du hast noch ${credits(left)}, deshalb laufen ${some} von ${all} Phrasen.`,
  somePages: (left, some, all) =>
    `Du hast noch ${credits(left)}, deshalb werden ${some} von ${all} Seiten geholt.`,
  resetOn: (date) => `Neue gibt es am ${date}.`,
  allUsed: (n) =>
    n === 1 ? 'Dein Credit ist verbraucht.' : `Alle ${formatWhole(n)} Credits sind verbraucht.`,
  moreOn: (date) => `Neue gibt es am ${date}. Was du schon geholt hast, bleibt hier.`,
}

export const usage: Catalogue['usage'] = {
  used: ({ used, allowance }) => `${formatWhole(used)} von ${formatWhole(allowance)} verbraucht`,
  loadFailed: 'Der Verbrauch konnte nicht geladen werden',
}
