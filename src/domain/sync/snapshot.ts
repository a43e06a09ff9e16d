// Cursors are Postgres snapshots, written 'life/xmin:xmax:under,way'. A restore begins a new life of the database;
// transactions of different lives cannot be compared.

const form = /^([\d.]+)\/(\d+):(\d+):([\d,]*)$/

/** Whether a text is a valid cursor. */
export function isCursor(text: string): boolean {
  return form.test(text)
}

/**
 * Whether a transaction ('life/number') had ended when the cursor's snapshot was taken. True for another life, because
 * such a transaction will never be seen later.
 */
export function sees(cursor: string, position: string): boolean {
  const [, life, xmin, xmax, underWay = ''] = form.exec(cursor) ?? []
  const [ofLife, transaction = ''] = position.split('/')
  if (xmin === undefined || xmax === undefined || life !== ofLife || !/^\d+$/.test(transaction)) return true
  if (BigInt(transaction) < BigInt(xmin)) return true
  return BigInt(transaction) < BigInt(xmax) && !underWay.split(',').includes(transaction)
}
