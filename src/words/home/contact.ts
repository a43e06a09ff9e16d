import { sentences } from '#src/lib/translation.ts'

export const contactWords = sentences('contact', {
  title: 'Contact us',
  lead: 'A question, an idea, something that went wrong? We read every message.',
  submit: 'Send Message',
  meta: {
    title: 'Contact us · Keytrail',
    description: 'Write to the people behind Keytrail: a question, an idea, or something that went wrong.',
  },
  answers: {
    before: 'Most questions, such as how searches are counted or what a rank means, are answered on the ',
    link: 'questions and answers',
    after: ' page.',
  },
  privacy: {
    before: 'We keep your message with the name and address you give, only to answer it. The ',
    link: 'privacy policy',
    after: ' says for how long.',
  },
  needsScript: 'This form needs JavaScript, which is switched off in your browser.',
  fields: { name: 'Name', email: 'Email', message: 'Message' },
  wrong: {
    name: 'Enter your name.',
    email: 'Enter an address we can reply to, such as name@example.com.',
    message: 'Enter your message.',
  },
  failed: 'Failed to send message. Please try again later.',
  unreachable: 'The server cannot be reached. Check your connection.',
  notRobot: 'Please confirm that you are not a robot.',
  invalid: 'One of the fields contains something we cannot send. Change it and try again.',
  sent: "Thank you for contacting us! We'll be in touch soon.",
  reply: 'We will reply to your email address.',
})
