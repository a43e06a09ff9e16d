// Cursors are Postgres snapshots, written 'life/xmin:xmax:under,way'. A restore starts a new life of the database;
// transactions from different lives cannot be compared.

const form = /^([\d.]+)\/(\d+):(\d+):([\d,]*)$/

export function isCursor(text: string): boolean {
  return form.test(text)
}

/**
 * Whether a transaction ('life/number') had ended when the cursor's snapshot was taken. Also true for a transaction
 * from another life, which no later snapshot will show.
 */
export function sees(cursor: string, position: string): boolean {
  const [, life, xmin, xmax, underWay = ''] = form.exec(cursor) ?? []
  const [ofLife, transaction = ''] = position.split('/')
  if (xmin === undefined || xmax === undefined || life !== ofLife || !/^\d+$/.test(transaction)) return true
  if (BigInt(transaction) < BigInt(xmin)) return true
  return BigInt(transaction) < BigInt(xmax) && !underWay.split(',').includes(transaction)
}
