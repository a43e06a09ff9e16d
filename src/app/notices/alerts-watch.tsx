import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { listUnsent } from '#src/db/outbox/outbox.ts'
import { countUnreadAlerts, listAllAlertRules, readAlertSettings } from '#src/db/reads/alerts.ts'
import { env } from '#src/lib/env.ts'
import { pushState, showOnIcon } from '#src/lib/push-browser.ts'
import { setUnreadAlerts } from '#src/state/notices.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

const PushOffer = lazyPart('offer', () => import('./push-offer.tsx'), 'PushOffer', { place: 'quiet' })

function useUnreadShown(): void {
  const unread = useLiveQuery(() => countUnreadAlerts())
  useEffect(() => {
    if (unread === undefined) return
    setUnreadAlerts(unread)
    showOnIcon(unread)
  }, [unread])
  useEffect(() => () => setUnreadAlerts(0), [])
}

/**
 * Offers push notifications, if they are possible and off, when the user's first rule is created on this
 * device. Returns whether the offer is open, and a function that closes it.
 */
function useFirstRule(): [boolean, () => void] {
  const rules = useLiveQuery(async () => {
    const [all, unsent] = await Promise.all([listAllAlertRules(), listUnsent('alertRules')])
    return { count: all.length, madeHere: unsent.some((entry) => entry.kind === 'put_alert_rule') }
  })
  const before = useRef<number | null>(null)
  // Asks at most once, even if the user deletes the rule and creates another.
  const asked = useRef(false)
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    if (!rules) return
    const isFirst = before.current === 0 && rules.count > 0 && rules.madeHere
    before.current = rules.count
    if (!isFirst || asked.current) return
    asked.current = true
    void canOffer().then((can) => can && setOffered(true))
  }, [rules])
  return [offered, () => setOffered(false)]
}

async function canOffer(): Promise<boolean> {
  if (env.pushKey === '' || (await readAlertSettings())?.push) return false
  const { ability, permission } = await pushState()
  return ability === 'able' && permission !== 'denied'
}

export function AlertsWatch() {
  useUnreadShown()
  const [offered, close] = useFirstRule()
  return offered && <PushOffer onClose={close} />
}
