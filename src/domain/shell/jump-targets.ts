const most = 8

// Only these marks are removed: in other scripts, combining marks distinguish words.
const accents = /[\u0300-\u036f]/g

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(accents, '')
}

/** Returns the first few targets whose label contains every word of `text`, ignoring case and accents. */
export function findTargets<Target>(
  targets: readonly Target[],
  getLabel: (target: Target) => string,
  text: string,
): Target[] {
  const words = plain(text).split(/\s+/)
  const isFound = (target: Target) => {
    const label = plain(getLabel(target))
    return words.every((word) => label.includes(word))
  }
  return targets.filter(isFound).slice(0, most)
}
