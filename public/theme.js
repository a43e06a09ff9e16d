// The one place that turns the stored choice of theme into what the page shows. It blocks the first paint, so
// that a dark page never flashes light; src/app/theme.ts tells it of a new choice.
{
  const key = 'keytrail-theme'
  const root = document.documentElement

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
  } catch {
    // Storage is blocked: the page follows the system.
  }
  addEventListener(key, (event) => show(event.detail))
  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue)
  })
}
