// The last resort of a page whose app could not be loaded at all (src/app/main.tsx says when it was). What was drawn at
// build time stays; an empty page says what is missing. The page is asked for again when the network is back, and
// meanwhile now and then.
addEventListener('load', () => {
  const root = document.getElementById('root')
  if (!root || 'started' in root.dataset) return
  const isDrawn = 'drawn' in root.dataset
  const say = (text) => {
    if (!isDrawn) root.querySelector('p').textContent = text
  }
  const reload = () => location.reload()
  let timer
  const wait = () => {
    clearTimeout(timer)
    if (navigator.onLine) timer = setTimeout(reload, isDrawn ? 30_000 : 5_000)
    say(
      navigator.onLine
        ? 'Keytrail could not be loaded. It is tried again in a moment.'
        : 'You are offline, and Keytrail is not on this device yet. It loads by itself when you are back online.',
    )
  }
  if (!isDrawn) root.innerHTML = '<p role="alert" class="mx-auto w-full max-w-md px-4 py-8"></p>'
  wait()
  addEventListener('offline', wait)
  addEventListener('online', reload)
})
