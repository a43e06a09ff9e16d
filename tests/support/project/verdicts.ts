let missed = 0

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function judge(ok: boolean, text: string): void {
  if (!ok) missed += 1
  say(`${ok ? 'ok  ' : 'MISS'} ${text}`)
}

export function endByVerdicts(): never {
  process.exit(missed === 0 ? 0 : 1)
}

/** Returns the nearest-rank quantile, such as the p95 for a `share` of 0.95; 0 if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
}
