import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmailDriver, EmailMessage } from '@supabase/lite'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Converts an email's HTML to text, with each link's address in parentheses after the link's text. */
export function plainText(html: string): string {
  return html
    .replace(/<(style|head)\b.*?<\/\1>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replace(/<\/(p|h\d|div|td|li)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/ *\n[ \n]*/g, '\n\n')
    .trim()
}

/**
 * Derives each email's text from its HTML, because the auth service's own text has different links. Applies
 * our template to the email with a code, because the auth service ignores the template.
 */
export function ownMail(driver: EmailDriver): EmailDriver {
  const template = readFileSync(join(import.meta.dirname, '../../templates/reauthentication.html'), 'utf8')
  const withTemplate = (mail: EmailMessage): EmailMessage => {
    const code = /^Enter this code to continue: (\d+)$/.exec(mail.text ?? '')?.[1]
    if (code === undefined) return mail
    const subject = 'Your code to change your Keytrail password'
    return { ...mail, subject, html: template.replace('{{ .Token }}', code) }
  }
  return {
    send(given) {
      const mail = withTemplate(given)
      return driver.send(mail.html === undefined ? mail : { ...mail, text: plainText(mail.html) })
    },
  }
}
