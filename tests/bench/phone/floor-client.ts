import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { FloorPage } from './floor-page.ts'

const root = document.getElementById('root')
if (root) hydrateRoot(root, createElement(FloorPage))
void navigator.serviceWorker?.register('/worker.js')
