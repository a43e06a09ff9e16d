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
  const found: Target[] = []
  for (const target of targets) {
    if (found.length === most) break
    const label = plain(getLabel(target))
    if (words.every((word) => label.includes(word))) found.push(target)
  }
  return found
}
