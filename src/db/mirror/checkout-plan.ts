// Which plan somebody went to pay for: a checkout leaves the app, and who left it unpaid may want to go on with it.
import { type PaidLevel, readPaidLevel } from '#src/domain/account/plans.ts'
import { readMetadata, writeMetadata } from '../core/metadata.ts'

/** Null where no checkout was begun on this device. */
export async function readCheckoutPlan(): Promise<PaidLevel | null> {
  const plan = await readMetadata('checkout_plan')
  return plan === undefined ? null : readPaidLevel(plan)
}

/** Keeps the plan of a checkout. Where there is no room for it, it is not kept. */
export async function keepCheckoutPlan(plan: PaidLevel): Promise<void> {
  await writeMetadata('checkout_plan', plan).catch(() => undefined)
}
