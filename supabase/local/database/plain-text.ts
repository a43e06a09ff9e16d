import type { EmailDriver } from '@supabase/lite'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The plain text of a mail's HTML, each link with its address beside it. */
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

/** Says the same in both parts of a mail: the text that the auth service would send leads elsewhere than its HTML. */
export function sameInText(driver: EmailDriver): EmailDriver {
  return {
    send: (mail) => driver.send(mail.html === undefined ? mail : { ...mail, text: plainText(mail.html) }),
  }
}
