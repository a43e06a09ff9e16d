import { navigate } from 'wouter/use-browser-location'
import { arrivedLink } from '#src/domain/shell/mail-link.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { keepMailLink } from '#src/state/mail-link.ts'

/** Removes an email link's secrets from the address, to keep them out of the history and analytics. */
function receive(): void {
  const link = arrivedLink(location)
  if (!link) return
  keepMailLink(link)
  navigate(link.screen, { replace: true })
  if (link.screen === routes.login)
    void fetchPart(() => import('./confirm-address.ts')).then(({ confirmAddress }) => confirmAddress())
}

export function receiveMailLinks(): void {
  receive()
  addEventListener('hashchange', receive)
}
