import type { Catalogue } from '../catalogue.ts'
import { type ByFailure, reasonsOf } from '../search-reasons.ts'

const causes: ByFailure = {
  invalid_request: 'Die Phrase ist leer oder zu lang.',
  unauthorized: 'Die Sitzung ist abgelaufen.',
  credits_exhausted: 'Alle Credits dieses Zeitraums sind verbraucht.',
  plan_required: 'Dein Tarif enthält diese Suche nicht.',
  captcha_required: 'Bestätige bitte, dass du kein Roboter bist, und such dann noch einmal.',
  method_not_allowed: 'Diese Suche ist nicht möglich.',
  key_reused: 'Diese Suche gehörte schon zu einer anderen Phrase.',
  in_progress: 'Diese Suche läuft noch.',
  internal: 'Bei uns ist etwas schiefgegangen.',
  busy: 'Unser Server ist gerade überlastet.',
  upstream_auth: 'Unser Datenanbieter hat die Anfrage abgelehnt.',
  upstream_blocked: 'TikTok hat diese Anfrage blockiert.',
  upstream_empty: 'TikTok hat eine leere Antwort geschickt.',
  upstream_bad_payload: 'Wir konnten die Antwort von TikTok nicht lesen.',
  not_configured: 'Auf diesem Server ist kein Datenanbieter eingerichtet.',
  upstream_quota: 'Das Kontingent unseres Datenanbieters ist vorerst erschöpft.',
  upstream_unavailable: 'TikTok ist gerade nicht erreichbar.',
  upstream_rate_limited: 'TikTok erhält gerade zu viele Anfragen.',
  upstream_timeout: 'TikTok hat nicht rechtzeitig geantwortet.',
  abandoned: 'Diese Suche wurde vor dem Ende unterbrochen.',
}

const refunded = 'Dein Credit wurde erstattet.'
const nothingCharged = 'Es wurde nichts berechnet.'

const consequences: ByFailure = {
  invalid_request: nothingCharged,
  unauthorized: 'Bitte melde dich neu an.',
  credits_exhausted: 'Wann es neue gibt, steht in deinem Konto.',
  plan_required: nothingCharged,
  captcha_required: nothingCharged,
  method_not_allowed: nothingCharged,
  key_reused: 'Starte sie neu.',
  in_progress: 'Schau gleich noch einmal vorbei.',
  internal: 'Du kannst es noch einmal versuchen; berechnet wird höchstens einmal.',
  busy: 'Versuch es gleich noch einmal; berechnet wird höchstens einmal.',
  upstream_auth: refunded,
  upstream_blocked: refunded,
  upstream_empty: refunded,
  upstream_bad_payload: refunded,
  not_configured: nothingCharged,
  upstream_quota: refunded,
  upstream_unavailable: refunded,
  upstream_rate_limited: refunded,
  upstream_timeout: refunded,
  abandoned: refunded,
}

export const searchErrors: Catalogue['searchErrors'] = {
  causes,
  reasons: reasonsOf(causes, consequences),
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
