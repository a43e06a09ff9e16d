/**
 * Returns the numbers in a stored row, except its rank and page, that are not in the provider's `body` and do not
 * follow from it.
 */
export function inventedNumbers(row: Record<string, unknown>, body: string): [string, unknown][] {
  const written = new Set((body.match(/\d+(\.\d+)?(e-\d+)?/g) ?? []).map(Number))
  const times = new Set(
    [
      ...[...written].filter((number) => number > 1e11).map((number) => number / 1000),
      ...(body.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []).map((time) => Date.parse(time) / 1000),
    ].map(Math.floor),
  )
  const isPhoto = String(row.video_url).includes('/photo/')
  return Object.entries(row).filter(([name, value]) => {
    if (typeof value !== 'number' || ['rank', 'page'].includes(name) || written.has(value)) return false
    if (name === 'create_time') return !times.has(value)
    return !(name === 'duration' && value === 0 && isPhoto)
  })
}
