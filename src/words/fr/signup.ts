import type { Catalogue } from '../catalogue.ts'

export const signup: Catalogue['signup'] = {
  description: {
    plans: 'Un compte Keytrail gratuit : trois recherches par mois, sans carte bancaire.',
    noPlans: 'Un compte Keytrail ne demande qu’une adresse e-mail et un mot de passe.',
  },
  lead: {
    paid: (plan) => `La première étape vers Keytrail ${plan}. Vous reverrez le prix avant de payer.`,
    plans: 'Trois recherches par mois sont gratuites. Aucune carte n’est demandée.',
    noPlans: 'Une adresse e-mail et un mot de passe suffisent.',
  },
  submit: 'Créer mon compte',
  haveAccount: 'Vous avez déjà un compte ?',
  toConfirm: (email) => ({
    before: `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient, puis `,
    link: 'connectez-vous',
    after: '.',
  }),
}
