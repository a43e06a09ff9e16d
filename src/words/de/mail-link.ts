import type { Catalogue } from '../catalogue.ts'

export const mailLink: Catalogue['mailLink'] = {
  title: 'Mit diesem Link anmelden?',
  lead: (email) =>
    `Er meldet dich als ${email} an, aber in diesem Browser wurde kein Konto angelegt. Kommt der Link von jemand anderem, landet alles, was du danach tust, in dessen Konto.`,
  decline: 'Nicht anmelden',
  accept: 'Anmelden',
}
