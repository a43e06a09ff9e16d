import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmailDriver } from '@supabase/lite'

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

/** Derives the text from the HTML, because the auth service's own text has different links. */
export function sameInText(driver: EmailDriver): EmailDriver {
  return {
    send: (mail) => driver.send(mail.html === undefined ? mail : { ...mail, text: plainText(mail.html) }),
  }
}

/** Applies our template to the email with a code, because the auth service ignores the template. */
export function codeMail(driver: EmailDriver): EmailDriver {
  const template = readFileSync(join(import.meta.dirname, '../../templates/reauthentication.html'), 'utf8')
  return {
    send(mail) {
      const code = /^Enter this code to continue: (\d+)$/.exec(mail.text ?? '')?.[1]
      if (code === undefined) return driver.send(mail)
      const subject = 'Your code to change your Keytrail password'
      return driver.send({ ...mail, subject, html: template.replace('{{ .Token }}', code) })
    },
  }
}
