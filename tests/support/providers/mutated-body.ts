type Random = () => number
type Place = [holder: Record<string, unknown>, key: string]

const replacements: ((random: Random) => unknown)[] = [
  () => null,
  () => '',
  () => [],
  () => ({}),
  () => true,
  () => 0,
  () => -1,
  () => '1.2M',
  () => '\u0000',
  () => '\uD83D',
  () => 'https://example.test/x',
  () => '2026-07-27T04:40:30.000Z',
  () => '9223372036854775807',
  () => 1e300,
  (random) => Math.floor(random() * 2 ** 53),
  (random) => -Math.floor(random() * 2 ** 33),
  (random) => random() * 200,
  (random) => String(random() * 200),
  (random) => String(Math.floor(random() * 2 ** 40)),
  (random) => 'x'.repeat(Math.floor(random() * 10_000)),
]

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value
}

function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.keys(holder).flatMap((key): Place[] => {
    const value = holder[key]
    const inside = typeof value === 'object' && value !== null ? placesIn(value as typeof holder) : []
    return [[holder, key], ...inside]
  })
}

function mutate(body: Record<string, unknown>, random: Random): void {
  const [holder, key] = pick(placesIn(body), random)
  const dice = random()
  if (dice < 0.15) delete holder[key]
  else if (dice < 0.3) holder[key] = structuredClone(pick(placesIn(body), random)[0])
  else if (dice < 0.4) holder[key] = [holder[key], holder[key]]
  else holder[key] = pick(replacements, random)(random)
}

/** Returns JSON with some values of `body` changed, sometimes truncated or with one character replaced. */
export function mutatedText(body: Record<string, unknown>, random: Random): string {
  const copy = structuredClone(body)
  for (let changes = 1 + Math.floor(random() * 30); changes > 0 && Object.keys(copy).length > 0; changes -= 1)
    mutate(copy, random)
  const text = JSON.stringify(copy)
  const at = Math.floor(random() * text.length)
  const dice = random()
  if (dice < 0.05) return text.slice(0, at)
  if (dice < 0.1) return `${text.slice(0, at)}${pick([...'0123456789{}[]",: '], random)}${text.slice(at + 1)}`
  return text
}
