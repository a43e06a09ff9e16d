// Postgres' snapshots, as the server gives them to devices: 'life/xmin:xmax:under,way'. A life is one of the database
// between two restores; transactions of another life cannot be compared.

const form = /^([\d.]+)\/(\d+):(\d+):([\d,]*)$/

/** Whether a text is a cursor that the server can have given. */
export function isCursor(text: string): boolean {
  return form.test(text)
}

/**
 * Whether a transaction ('life/number') had ended when the cursor's snapshot was taken. One of another life has: there
 * is nothing to wait for.
 */
export function sees(cursor: string, position: string): boolean {
  const [, life, xmin, xmax, underWay = ''] = form.exec(cursor) ?? []
  const [ofLife, transaction = ''] = position.split('/')
  if (xmin === undefined || xmax === undefined || life !== ofLife || !/^\d+$/.test(transaction)) return true
  if (BigInt(transaction) < BigInt(xmin)) return true
  return BigInt(transaction) < BigInt(xmax) && !underWay.split(',').includes(transaction)
}
