import { maxPasswordBytes, minPasswordLength } from '#src/domain/input-limits.ts'
import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const auth: Catalogue['auth'] = {
  signIn: 'Anmelden',
  createAccount: 'Registrieren',
  email: 'E-Mail',
  password: 'Passwort',
  loggedIn: 'Du bist angemeldet!',
  resetSent: 'Wir haben dir eine E-Mail zum Zurücksetzen des Passworts geschickt!',
  passwordUpdated: 'Dein Passwort ist geändert!',
  resetLinkRefused: 'Der Link ist ungültig oder abgelaufen',
  resetSessionFailed: 'Der Link konnte nicht geprüft werden',
  resetCodeRefused: 'Dieser Code ist falsch oder abgelaufen. Fordere eine neue E-Mail an.',
}

export const authErrors: Catalogue['authErrors'] = {
  unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
  cannotAnswer: 'Der Server kann gerade nicht antworten. Versuch es gleich noch einmal.',
  byCode: {
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
  },
}

export const login: Catalogue['login'] = {
  description: 'Melde dich bei Keytrail an: deine Suchen, Prüfungen und beobachteten Suchphrasen.',
  forgotPassword: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  needsScript: 'Zum Anmelden braucht es JavaScript, das in deinem Browser ausgeschaltet ist.',
  tryDemo: 'Demokonto ausprobieren',
}

export const signup: Catalogue['signup'] = {
  description: {
    plans: 'Ein kostenloses Keytrail-Konto: 3 Credits im Monat, ohne Karte.',
    noPlans: 'Für ein Keytrail-Konto brauchst du nur eine E-Mail-Adresse und ein Passwort.',
  },
  lead: {
    paid: (plan) =>
      `Der erste Schritt zu Keytrail ${plan}. Du siehst den Preis noch einmal, bevor du bezahlst.`,
    plans: '3 Credits im Monat sind kostenlos, jeder für eine Suche oder Prüfung. Du brauchst keine Karte.',
    noPlans: 'Du brauchst nur eine E-Mail-Adresse und ein Passwort.',
  },
  next: (phrase) => `Als Nächstes siehst du, wer bei „${phrase}“ vorn ist.`,
  submit: 'Registrieren',
  haveAccount: 'Schon ein Konto?',
  toConfirm: (email) => ({
    before: `Wir haben eine E-Mail an ${email} geschickt. Öffne den Link darin und `,
    link: 'melde dich dann an',
    after: '.',
  }),
}

export const passwordReset: Catalogue['passwordReset'] = {
  ask: {
    title: 'Passwort zurücksetzen',
    lead: 'Wir schicken dir per E-Mail einen Link und einen Code. Mit einem von beiden wählst du ein neues Passwort.',
    submit: 'E-Mail anfordern',
    haveCode: 'Ich habe einen Code',
  },
  backToSignIn: 'Zurück zur Anmeldung',
  enter: {
    title: 'Code eingeben',
    lead: 'Er steht in der E-Mail und gilt einmal, eine Stunde lang. Der Link führt zum selben Ziel.',
    submit: 'Weiter',
    sendAnother: 'Neue E-Mail anfordern',
    code: 'Code',
  },
  sent: (email) => `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail unterwegs.`,
  outbox: {
    before: 'Auf dieser Installation bleiben E-Mails im ',
    link: 'Postausgang',
    after: '.',
  },
  checking: 'Dein Link wird geprüft',
  choose: {
    title: 'Neues Passwort wählen',
    submit: 'Passwort ändern',
    password: 'Neues Passwort',
  },
  linkFaults: {
    expired: 'Der Link zum Zurücksetzen ist abgelaufen. Fordere einen neuen an.',
    invalid: 'Ungültiger Link zum Zurücksetzen',
    'no-token': 'Im Link zum Zurücksetzen fehlt der Schlüssel',
  },
}

export const newPassword: Catalogue['newPassword'] = {
  hint: `Mindestens ${minPasswordLength} Zeichen.`,
  problems: {
    'too-short': `Verwende mindestens ${minPasswordLength} Zeichen.`,
    'too-long': `Verwende höchstens ${maxPasswordBytes} Zeichen.`,
    'is-email': 'Verwende nicht deine E-Mail-Adresse als Passwort.',
  },
  strengths: {
    weak: 'Schwach: Ein längeres ist sicherer.',
    fair: 'Mittel: Ein paar Zeichen mehr machen es stark.',
    strong: 'Stark.',
  },
}

export const session: Catalogue['session'] = {
  expired: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.',
  deleted: (unsent) =>
    unsent === 0
      ? 'Dein Konto wurde gelöscht.'
      : `Dein Konto wurde gelöscht. ${plural(unsent, '1 Änderung war', `${formatWhole(unsent)} Änderungen waren`)} noch nicht gesendet.`,
  signedOut: 'Du bist abgemeldet.',
  signOutFailed: 'Abmelden fehlgeschlagen',
  addressConfirmed: 'Deine E-Mail-Adresse ist bestätigt',
  confirmationRefused:
    'Dieser Link ist ungültig oder abgelaufen. Melde dich an oder fordere eine neue E-Mail an.',
  confirmationFailed: 'Der Server ist nicht erreichbar. Öffne den Link aus der E-Mail gleich noch einmal.',
}

export const signOut: Catalogue['signOut'] = {
  unsentTitle: 'Trotz ungesendeter Änderungen abmelden?',
  stay: 'Angemeldet bleiben',
  discard: 'Abmelden und verwerfen',
  signedIn: 'Du bist angemeldet',
  signedInAs: (email) => `Dieses Gerät ist als ${email} angemeldet.`,
  openDashboard: 'Übersicht öffnen',
  useAnother: 'Abmelden und Konto wechseln',
}

export const consent: Catalogue['consent'] = {
  name: 'Besuchszählung',
  question: {
    before:
      'Dürfen wir Besuche mit dem Google Tag Manager zählen? Alles funktioniert auch ohne. Mehr dazu in unserer ',
    link: 'Datenschutzerklärung',
    after: '.',
  },
  refuse: 'Nein',
  agree: 'Ja, Besuche zählen',
}

export const mailLink: Catalogue['mailLink'] = {
  title: 'Mit diesem Link anmelden?',
  lead: (email) =>
    `Er meldet dich als ${email} an, aber in diesem Browser wurde kein Konto angelegt. Kommt der Link von jemand anderem, landet alles, was du danach tust, in dessen Konto.`,
  decline: 'Nicht anmelden',
  accept: 'Anmelden',
}
