import type { Catalogue } from '../catalogue.ts'

export const contact: Catalogue['contact'] = {
  title: 'Nous contacter',
  lead: 'Une question, une idée, un problème ? Nous lisons chaque message.',
  submit: 'Envoyer',
  meta: {
    title: 'Nous contacter · Keytrail',
    description: 'Écrivez à l’équipe de Keytrail : une question, une idée ou un problème.',
  },
  answers: {
    before:
      'La plupart des questions, par exemple comment les recherches sont comptées ou ce que signifie une position, trouvent leur réponse dans la page ',
    link: 'questions et réponses',
    after: '.',
  },
  privacy: {
    before:
      'Nous conservons votre message, avec le nom et l’adresse indiqués, uniquement pour y répondre. La durée figure dans la ',
    link: 'politique de confidentialité',
    after: '.',
  },
  needsScript: 'Ce formulaire nécessite JavaScript, qui est désactivé dans votre navigateur.',
  fields: { name: 'Nom', email: 'E-mail', message: 'Message' },
  wrong: {
    name: 'Saisissez votre nom.',
    email: 'Saisissez une adresse à laquelle nous pouvons répondre, comme nom@example.com.',
    message: 'Saisissez votre message.',
  },
  failed: 'Impossible d’envoyer le message. Réessayez plus tard.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion.',
  notRobot: 'Confirmez que vous n’êtes pas un robot.',
  invalid: 'Un des champs contient quelque chose que nous ne pouvons pas envoyer. Modifiez-le et réessayez.',
  sent: 'Merci de nous avoir écrit ! Nous vous répondrons bientôt.',
  reply: 'Nous répondrons à votre adresse e-mail.',
}
