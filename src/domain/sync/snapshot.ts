// A cursor is a Postgres snapshot, 'life/xmin:xmax:under,way'. A restored database starts a new life; transactions of
// different lives cannot be compared.

const form = /^([\d.]+)\/(\d+):(\d+):([\d,]*)$/

export function isCursor(text: string): boolean {
  return form.test(text)
}

/**
 * Whether a transaction ('life/number') had ended at the cursor's snapshot. True for a transaction of another life,
 * which no later snapshot will show.
 */
export function sees(cursor: string, position: string): boolean {
  const [, life, xmin, xmax, underWay = ''] = form.exec(cursor) ?? []
  const [ofLife, transaction = ''] = position.split('/')
  if (xmin === undefined || xmax === undefined || life !== ofLife || !/^\d+$/.test(transaction)) return true
  if (BigInt(transaction) < BigInt(xmin)) return true
  return BigInt(transaction) < BigInt(xmax) && !underWay.split(',').includes(transaction)
}
