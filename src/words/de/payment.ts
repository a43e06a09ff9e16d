import type { Catalogue } from '../catalogue.ts'

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
    not_configured: 'Zahlungen sind nicht eingerichtet. Es wurde nichts abgebucht.',
  },
}
