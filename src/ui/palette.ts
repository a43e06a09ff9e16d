/** The colours that a chart draws with, as the page resolves them now. */
const tokens = {
  paper: '--raised',
  ink: '--ink',
  quiet: '--quiet',
  grid: '--line',
  bad: '--bad',
  accent: '--accent',
  average: '--quiet',
  'line-1': '--line-1',
  'line-2': '--line-2',
  'line-3': '--line-3',
  'line-4': '--line-4',
  'line-5': '--line-5',
} as const

export type Palette = Record<keyof typeof tokens, string>

/** Resolves the tokens. A canvas cannot: they are light-dark() pairs. */
export function readPalette(host: HTMLElement): Palette {
  const probe = document.createElement('span')
  host.append(probe)
  const palette = {} as Palette
  for (const [name, token] of Object.entries(tokens)) {
    probe.style.color = `var(${token})`
    palette[name as keyof Palette] = getComputedStyle(probe).color
  }
  probe.remove()
  return palette
}

/** Calls `listener` when the page changes its colours: the switch, the system, or a print-out. */
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
