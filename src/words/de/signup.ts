import type { Catalogue } from '../catalogue.ts'

export const signup: Catalogue['signup'] = {
  description: {
    plans: 'Ein kostenloses Keytrail-Konto: drei Suchen im Monat, ohne Karte.',
    noPlans: 'Für ein Keytrail-Konto brauchst du nur eine E-Mail-Adresse und ein Passwort.',
  },
  lead: {
    paid: (plan) =>
      `Der erste Schritt zu Keytrail ${plan}. Du siehst den Preis noch einmal, bevor du bezahlst.`,
    plans: 'Drei Suchen im Monat sind kostenlos. Du brauchst keine Karte.',
    noPlans: 'Du brauchst nur eine E-Mail-Adresse und ein Passwort.',
  },
  submit: 'Registrieren',
  haveAccount: 'Schon ein Konto?',
  toConfirm: (email) => ({
    before: `Wir haben eine E-Mail an ${email} geschickt. Öffne den Link darin und `,
    link: 'melde dich dann an',
    after: '.',
  }),
}
