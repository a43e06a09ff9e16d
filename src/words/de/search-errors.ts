import type { Catalogue } from '../catalogue.ts'

export const searchErrors: Catalogue['searchErrors'] = {
  reasons: {
    invalid_request: 'Die Phrase ist leer oder zu lang. Es wurde nichts berechnet.',
    unauthorized: 'Die Sitzung ist abgelaufen. Bitte melde dich neu an.',
    credits_exhausted:
      'Du hast dein Suchlimit erreicht. Mit einem größeren Tarif bekommst du mehr Suchen und weitere Funktionen!',
    plan_required: 'Dein Tarif enthält diese Suche nicht. Es wurde nichts berechnet.',
    captcha_required:
      'Bestätige bitte, dass du kein Roboter bist, und such dann noch einmal. Es wurde nichts berechnet.',
    method_not_allowed: 'Diese Suche ist nicht möglich. Es wurde nichts berechnet.',
    key_reused: 'Diese Suche gehörte schon zu einer anderen Phrase. Starte sie neu.',
    in_progress: 'Diese Suche läuft noch. Schau gleich noch einmal vorbei.',
    internal:
      'Bei uns ist etwas schiefgegangen. Du kannst es noch einmal versuchen; berechnet wird höchstens einmal.',
    upstream_auth: 'Unser Datenanbieter hat die Anfrage abgelehnt. Dein Credit wurde erstattet.',
    upstream_blocked: 'TikTok hat diese Anfrage blockiert. Dein Credit wurde erstattet.',
    upstream_empty: 'TikTok hat eine leere Antwort geschickt. Dein Credit wurde erstattet.',
    upstream_bad_payload: 'Wir konnten die Antwort von TikTok nicht lesen. Dein Credit wurde erstattet.',
    not_configured: 'Auf diesem Server ist kein Datenanbieter eingerichtet. Es wurde nichts berechnet.',
    upstream_quota:
      'Das Kontingent unseres Datenanbieters ist vorerst erschöpft. Dein Credit wurde erstattet.',
    upstream_unavailable: 'TikTok ist gerade nicht erreichbar. Dein Credit wurde erstattet.',
    upstream_rate_limited: 'TikTok erhält gerade zu viele Anfragen. Dein Credit wurde erstattet.',
    upstream_timeout: 'TikTok hat nicht rechtzeitig geantwortet. Dein Credit wurde erstattet.',
    abandoned: 'Diese Suche wurde vor dem Ende unterbrochen. Dein Credit wurde erstattet.',
  },
  failed: 'Die Suchergebnisse konnten nicht geholt werden',
  limitCheckFailed: 'Das Suchlimit konnte nicht geprüft werden',
  answerInvalid: 'Die Antwort der API ist leer oder ungültig',
  httpError: (status) => `HTTP-Fehler! Status: ${status}`,
  unreachable: 'Der Server ist nicht erreichbar',
  silences: {
    nobody: 'Es kam keine Antwort.',
    server: 'Der Server hat reagiert, aber ohne Ergebnis.',
    stranger:
      'Statt des Servers hat etwas anderes im Netz geantwortet, etwa ein WLAN, in dem du dich erst anmelden musst.',
  },
  chargedOnce: 'Du kannst es noch einmal versuchen; berechnet wird höchstens einmal.',
  notChargedTwice: 'Dir wird nichts doppelt berechnet.',
}
