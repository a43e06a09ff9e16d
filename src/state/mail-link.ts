// The link of a mail that this page was opened with: in memory alone, as the address must not keep its secrets.
import type { MailLink } from '#src/domain/shell/mail-link.ts'

let kept: MailLink | null = null
let hadOne = false

export function keepMailLink(link: MailLink): void {
  kept = link
  hadOne = true
}

/** The link that nobody has taken yet. */
export function takeMailLink(): MailLink | null {
  const link = kept
  kept = null
  return link
}

/** Whether this page was opened with one: its first address stays readable to every script of its lifetime. */
export function cameByMailLink(): boolean {
  return hadOne
}
