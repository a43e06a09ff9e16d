/** The pauses between requests for a payment's invoice, about 22 seconds in total. */
export const invoicePausesMs: readonly number[] = [1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 5_500]

/** The pause before each poll for the new plan, which may arrive later than the invoice. */
export const levelPausesMs: readonly number[] = [0, 1_500, 3_000, 6_000]
