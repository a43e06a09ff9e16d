import { navigate } from 'wouter/use-browser-location'
import { arrivedLink } from '#src/domain/shell/mail-link.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { keepMailLink } from '#src/state/mail-link.ts'

/**
 * Removes the secrets of a mail's link from the address, at once and on every page: they must not reach the history,
 * analytics or a person who looks at the screen. Then shows the screen that handles the link.
 */
function receive(): void {
  const link = arrivedLink(location)
  if (!link) return
  keepMailLink(link)
  navigate(link.screen, { replace: true })
  if (link.screen === routes.login)
    void fetchPart(() => import('./confirm-address.ts')).then(({ confirmAddress }) => confirmAddress())
}

/** Handles the mail link that the page is opened with, and later ones. */
export function receiveMailLinks(): void {
  receive()
  addEventListener('hashchange', receive)
}
