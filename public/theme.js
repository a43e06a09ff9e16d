// What a page drawn at build time cannot know of this device, before the first paint: the chosen theme, so that a
// dark page never flashes light (src/app/theme.ts tells it of a new choice), and whether somebody is signed in, so
// that what only visitors see is not shown to them (style.css, [data-visitor]).
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
    if (localStorage.getItem('keytrail-session')) root.dataset.session = 'stored'
  } catch {
    // Storage is blocked: the page follows the system.
  }
  addEventListener(key, (event) => show(event.detail))
  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue)
  })
}
