// The mail link this page was opened with. Only in memory, because its secrets must not stay in the address.
import type { MailLink } from '#src/domain/shell/mail-link.ts'

let kept: MailLink | null = null
let hadOne = false

export function keepMailLink(link: MailLink): void {
  kept = link
  hadOne = true
}

/** Returns the link once, then null. */
export function takeMailLink(): MailLink | null {
  const link = kept
  kept = null
  return link
}

/** Whether this page was opened with a mail link: every script of the page can still read its first address. */
export function cameByMailLink(): boolean {
  return hadOne
}
