// Marks the page before the first paint: with the theme, so that a dark page never flashes light; with the
// stored session, so that a signed-in user does not see visitors' content (style.css, [data-visitor]); and with
// the features that the browser lacks (`browserslist` in package.json). Browsers of 2017 must be able to parse
// this file.
{
  const key = 'keytrail-theme'
  const root = document.documentElement

  const needed = {
    modules: 'noModule' in HTMLScriptElement.prototype,
    'Map.groupBy': 'groupBy' in Map,
    'Promise.withResolvers': 'withResolvers' in Promise,
    'AbortSignal.any': typeof AbortSignal === 'function' && 'any' in AbortSignal,
    'URL.parse': 'parse' in URL,
    locks: 'locks' in navigator || !window.isSecureContext,
    BroadcastChannel: 'BroadcastChannel' in window,
    structuredClone: 'structuredClone' in window,
    checkVisibility: 'checkVisibility' in Element.prototype,
    '@property': 'CSSPropertyRule' in window,
    'light-dark()': CSS.supports('color', 'light-dark(red, red)'),
  }
  const lacks = Object.keys(needed).filter((name) => !needed[name])
  if (lacks.length > 0) root.dataset.lacks = lacks.join(' ')

  const show = (choice) => {
    const theme = choice === 'light' || choice === 'dark' ? choice : null
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const { scheme } = meta.dataset
      meta.media = theme ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`
    }
  }

  try {
    show(localStorage.getItem(key))
    if (localStorage.getItem('keytrail-session')) root.dataset.session = 'stored'
  } catch (_blocked) {
    // Storage is blocked, so the page follows the system's theme.
  }
  addEventListener(key, (event) => show(event.detail))
  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue)
  })
}
