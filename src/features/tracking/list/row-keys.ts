import type { KeyboardEvent } from 'react'

/** Handlers by key. Each receives the id of the focused row's key phrase. */
type RowKeys = Partial<Record<string, (id: string) => void>>

export const rowAttribute = 'data-phrase'

/** Arrow keys move the focus between the rows of a list; other keys call their handler. */
export function pressRowKey(event: KeyboardEvent<HTMLElement>, keys: RowKeys): void {
  const { currentTarget: list, target, key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (!(target instanceof Element)) return
  const link = target.closest('tr, article')?.querySelector<HTMLElement>(`[${rowAttribute}]`)
  if (!link || target.closest('[role=menu]')) return
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step) {
    event.preventDefault()
    const links = [...list.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)]
    links[links.indexOf(link) + step]?.focus()
    return
  }
  const act = keys[key.length === 1 ? key.toUpperCase() : key]
  if (!act) return
  event.preventDefault()
  // If `act` opens a dialog, the dialog returns the focus to the link when it closes.
  link.focus()
  act(link.getAttribute(rowAttribute) ?? '')
}
