/** A new id for a row or a change, made on the device. */
export function newId(): string {
  return crypto.randomUUID()
}
