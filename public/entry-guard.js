// Retries a style sheet that failed to load. If the app did not start (`data-started` in src/app/main.tsx),
// keeps a prerendered page, or shows an error on an empty page, and reloads the page when the network returns
// and at intervals while online. If the browser is too old for the app (theme.js), only shows a message.
addEventListener('load', () => {
  const loadStyle = (link) => {
    const next = link.cloneNode()
    next.onerror = () => setTimeout(loadStyle, 5000, next)
    link.replaceWith(next)
  }
  const style = document.querySelector('link[rel=stylesheet]')
  if (style && !style.sheet) loadStyle(style)
  const root = document.getElementById('root')
  if (!root || 'started' in root.dataset) return
  const isDrawn = 'drawn' in root.dataset
  if ('lacks' in document.documentElement.dataset) {
    const words = document.createElement('p')
    words.setAttribute('role', 'alert')
    words.className = 'mx-auto w-full max-w-md px-4 py-8'
    words.textContent =
      'This browser is too old for Keytrail. It works in Chrome and Edge 126, Firefox 128, Safari 18.0 (iOS 18.0) and in all that are newer. Update your browser, then come back.'
    if (!isDrawn) root.innerHTML = ''
    root.insertBefore(words, root.firstChild)
    return
  }
  const say = (text) => {
    if (!isDrawn) root.querySelector('p').textContent = text
  }
  // A cached script may in fact be a captive portal's page. The worker therefore checks its cache now, and a
  // reload first fetches the scripts without the browser's cache.
  const { controller } = navigator.serviceWorker || {}
  if (controller && navigator.onLine) controller.postMessage({ type: 'FILL', check: true })
  const scripts = Array.from(document.querySelectorAll('script[src], link[rel=modulepreload]'))
  const refetch = (script) => fetch(script.src || script.href, { cache: 'reload' })
  const reload = () => Promise.allSettled(scripts.map(refetch)).then(() => location.reload())
  let timer
  const wait = () => {
    clearTimeout(timer)
    if (navigator.onLine) timer = setTimeout(reload, isDrawn ? 30000 : 5000)
    say(
      navigator.onLine
        ? 'Keytrail could not be loaded. Trying again in a moment.'
        : 'You are offline, and Keytrail is not on this device yet. It loads by itself when you are back online.',
    )
  }
  if (!isDrawn) root.innerHTML = '<p role="alert" class="mx-auto w-full max-w-md px-4 py-8"></p>'
  wait()
  addEventListener('offline', wait)
  addEventListener('online', reload)
})
