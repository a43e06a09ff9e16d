import { createElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'

const lines = Array.from(
  { length: 12 },
  (_, index) => `What a page of this product says in its line ${index}.`,
)

/** A minimal page that React prerenders and hydrates. */
export function FloorPage() {
  const [count, setCount] = useState(0)
  return createElement(
    'main',
    null,
    createElement('h1', null, 'The floor'),
    lines.map((line) => createElement('p', { key: line }, line)),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `Pressed ${count} times`),
  )
}

if (typeof document !== 'undefined') {
  hydrateRoot(document.getElementById('root') as HTMLElement, createElement(FloorPage))
  void navigator.serviceWorker.register('/worker.js')
}
