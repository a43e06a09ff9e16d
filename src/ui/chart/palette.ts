const tokens = [
  'raised',
  'ink',
  'quiet',
  'line',
  'wash',
  'bad',
  'good',
  'accent',
  'line-1',
  'line-2',
  'line-3',
  'line-4',
  'line-5',
] as const

export type ChartPalette = Record<(typeof tokens)[number], string>

let palette: ChartPalette | null = null
let isWatching = false

/** Resolves the tokens, which are light-dark() pairs that a canvas cannot read. */
export function readPalette(): ChartPalette {
  // Registered before the charts' listeners, so that charts read the new colors, not the cached ones.
  if (!isWatching)
    watchTheme(() => {
      palette = null
    })
  isWatching = true
  palette ??= resolveTokens()
  return palette
}

function resolveTokens(): ChartPalette {
  const box = document.createElement('div')
  const probes = tokens.map((token) => {
    const probe = document.createElement('span')
    probe.style.color = `var(--color-${token})`
    box.append(probe)
    return { token, probe }
  })
  // All probes are added before the first is read, so that the page's styles are computed only once.
  document.body.append(box)
  const colours = probes.map(({ token, probe }) => [token, getComputedStyle(probe).color])
  box.remove()
  return Object.fromEntries(colours)
}

/** Calls `listener` when the page's colors change, also before printing. Returns a function to unsubscribe. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const queries = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
