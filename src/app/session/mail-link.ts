import { navigate } from 'wouter/use-browser-location'
import { arrivedLink } from '#src/domain/shell/mail-link.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { keepMailLink } from '#src/state/mail-link.ts'

/**
 * Takes the link of a mail out of the address, at once and on whatever page it has led to: history, analytics and
 * whoever looks on must not keep its secrets. Then shows the screen that takes it.
 */
function receive(): void {
  const link = arrivedLink(location)
  if (!link) return
  keepMailLink(link)
  navigate(link.screen, { replace: true })
  if (link.screen === routes.login)
    void fetchPart(() => import('./confirm-address.ts')).then(({ confirmAddress }) => confirmAddress())
}

/** Receives the link that the page is opened with, and those that come into its address later. */
export function receiveMailLinks(): void {
  receive()
  addEventListener('hashchange', receive)
}
