// How often the account page asks again for what follows from a payment, before it gives up.

/** The pauses between the questions for its invoice, some 22 seconds altogether. */
export const invoicePausesMs: readonly number[] = [1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 5_500]

/** The pauses before the questions for the plan, which follows the invoice by as long as Stripe's next event takes. */
export const levelPausesMs: readonly number[] = [0, 1_500, 3_000, 6_000]
