import type { Catalogue } from '../catalogue.ts'

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
