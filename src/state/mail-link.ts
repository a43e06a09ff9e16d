// The email link that led to this page. Its secrets must not stay in the URL or be stored, so it is kept only
// in memory.
import type { MailLink } from '#src/domain/shell/mail-link.ts'

let kept: MailLink | null = null
let hadOne = false

export function keepMailLink(link: MailLink): void {
  kept = link
  hadOne = true
}

/** Returns the link on the first call, then null. */
export function takeMailLink(): MailLink | null {
  const link = kept
  kept = null
  return link
}

/** Whether an email link led to this page. If so, third-party scripts may still be able to read its URL. */
export function cameByMailLink(): boolean {
  return hadOne
}
