import Stripe from 'stripe'
import type { Emit, Sandbox } from './lifecycle.ts'
import { type Delivery, newId } from './state.ts'

/** The delay before each retry. After the last, the event is discarded; Stripe retries for three days. */
const retryMs = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000]

export function makeEvent(type: Stripe.Event.Type, object: unknown, at: number): Stripe.Event {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: at,
    data: { object: structuredClone(object) },
    type,
  } as Stripe.Event
}

/** Delivers each event separately, with retries, so their order is not guaranteed. */
export function createWebhooks(
  { state, save }: Pick<Sandbox, 'state' | 'save'>,
  url: string,
  { onError }: { onError: (error: unknown) => void },
) {
  const timers = new Set<NodeJS.Timeout>()
  let running = false

  function later(delivery: Delivery): void {
    if (!running) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        void deliver(delivery).catch(onError)
      },
      Math.max(0, delivery.dueAt - Date.now()),
    )
    timers.add(timer)
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const taken = await send(delivery.event, url, state.webhookSecret)
    if (!running) return
    const pause = retryMs[delivery.attempts]
    if (taken || pause === undefined) {
      delete state.deliveries[delivery.event.id]
    } else {
      delivery.attempts += 1
      delivery.dueAt = Date.now() + pause
      later(delivery)
    }
    save()
  }

  const emit: Emit = (type, object, delayMs = 0) => {
    const event = makeEvent(type, object, Math.floor(Date.now() / 1000))
    const delivery = { event, attempts: 0, dueAt: Date.now() + delayMs }
    state.deliveries[event.id] = delivery
    later(delivery)
  }
  return {
    emit,
    /** Starts the deliveries, including those left by an earlier process or queued before this call. */
    start() {
      running = true
      for (const delivery of Object.values(state.deliveries)) later(delivery)
    },
    stop() {
      running = false
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

async function send(event: Stripe.Event, url: string, secret: string): Promise<boolean> {
  // Indents the event as Stripe does, so that a receiver fails if it verifies a re-serialized copy.
  const payload = JSON.stringify(event, null, 2)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
