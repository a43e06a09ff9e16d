import type { WebhookDelivery } from '#src/domain/account/webhook.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { receiverResponse, webhookKindName, webhookWords } from '#src/words/access/webhooks.ts'

const maxKept = 50

interface WebhookLogProps {
  url: string
  deliveries: readonly WebhookDelivery[]
}

export function WebhookLog({ url, deliveries }: WebhookLogProps) {
  if (deliveries.length === 0) return <p className="text-14 text-quiet">{webhookWords.nothingSent}</p>
  return (
    <>
      <table className="w-full text-left text-14">
        <caption className="sr-only">{webhookWords.logOf(url)}</caption>
        <thead>
          <tr className="text-quiet">
            {[webhookWords.time, webhookWords.kind, webhookWords.outcome].map((header) => (
              <th key={header} scope="col" className="py-2 pr-3 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id} className="border-line border-t align-top">
              <th scope="row" className="py-2 pr-3 font-normal tabular-nums">
                {formatDateTime(delivery.last_attempt_at ?? delivery.created_at)}
              </th>
              <td className="py-2 pr-3">{webhookKindName(delivery.kind)}</td>
              <td className="py-2">
                <Outcome {...delivery} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {deliveries.length >= maxKept && <p className="mt-3 text-12 text-quiet">{webhookWords.newest}</p>}
    </>
  )
}

function Outcome({ delivered, attempts, last_status, last_error, next_attempt_at }: WebhookDelivery) {
  if (attempts === 0 && next_attempt_at !== null) return webhookWords.waiting
  const details = [
    ...(delivered ? [receiverResponse(last_status, last_error)] : []),
    ...(attempts > 1 || !delivered ? [webhookWords.attempts(attempts)] : []),
    ...(next_attempt_at === null ? [] : [webhookWords.nextAttempt(formatDateTime(next_attempt_at))]),
  ]
  return (
    <>
      <span className={delivered ? 'text-good' : 'text-bad'}>
        {delivered ? webhookWords.delivered : receiverResponse(last_status, last_error)}
      </span>
      <span className="block text-12 text-quiet">{details.join(' · ')}</span>
    </>
  )
}
