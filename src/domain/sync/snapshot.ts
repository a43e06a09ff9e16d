// A cursor is 'life/xmin:xmax:xip': the database's life, followed by a Postgres snapshot. xip lists the
// transactions still in progress, separated by commas. A restored database starts a new life.

const form = /^([\d.]+)\/(\d+):(\d+):([\d,]*)$/

export function isCursor(text: string): boolean {
  return form.test(text)
}

/**
 * Whether a transaction ('life/number') had ended by the time of the cursor's snapshot. Also true if the lives
 * differ or a value is malformed: the two cannot be compared, and the caller would otherwise wait forever.
 */
export function sees(cursor: string, position: string): boolean {
  const [, life, xmin, xmax, underWay = ''] = form.exec(cursor) ?? []
  const [ofLife, transaction = ''] = position.split('/')
  if (xmin === undefined || xmax === undefined || life !== ofLife || !/^\d+$/.test(transaction)) return true
  if (BigInt(transaction) < BigInt(xmin)) return true
  return BigInt(transaction) < BigInt(xmax) && !underWay.split(',').includes(transaction)
}
