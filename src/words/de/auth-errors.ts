import type { Catalogue } from '../catalogue.ts'

const byCode: Record<string, string> = {
  captcha_failed: 'Bestätige, dass du kein Roboter bist.',
  current_password_invalid: 'Das ist nicht dein aktuelles Passwort.',
  current_password_required: 'Gib dein aktuelles Passwort ein.',
  email_address_invalid: 'Diese E-Mail-Adresse ist ungültig.',
  email_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  email_not_confirmed: 'Bestätige zuerst deine E-Mail-Adresse.',
  invalid_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
  otp_expired: 'Der Link ist ungültig oder abgelaufen.',
  over_email_send_rate_limit: 'Zu viele E-Mails. Versuch es später noch einmal.',
  over_request_rate_limit: 'Zu viele Versuche. Versuch es später noch einmal.',
  same_password: 'Das neue Passwort muss sich vom alten unterscheiden.',
  signup_disabled: 'Neue Konten werden zurzeit nicht angelegt.',
  user_already_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  user_banned: 'Dieses Konto ist gesperrt.',
  validation_failed: 'Prüfe deine Angaben.',
  weak_password: 'Dieses Passwort ist zu schwach oder aus einem Datenleck bekannt.',
}

export const authErrors: Catalogue['authErrors'] = {
  unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
  cannotAnswer: 'Der Server kann gerade nicht antworten. Versuch es gleich noch einmal.',
  refused: (code, message) =>
    (code !== undefined && Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? message,
}
