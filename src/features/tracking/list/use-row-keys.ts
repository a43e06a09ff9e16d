import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Handlers by key, each called with the id of the focused row's key phrase. */
export type RowKeys = Partial<Record<string, (id: string) => void>>

export const rowAttribute = 'data-phrase'

const rowLinks = (list: Element) => [...list.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)]

/** Arrow keys move between rows; other keys call their handler. */
export function useRowKeys(list: RefObject<HTMLElement | null>, keys: RowKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!list.current || !(target instanceof Element)) return
    const link = target.closest('tr, article')?.querySelector<HTMLElement>(`[${rowAttribute}]`)
    if (!link || target.closest('[role=menu]')) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step) {
      event.preventDefault()
      const links = rowLinks(list.current)
      links[links.indexOf(link) + step]?.focus()
      return
    }
    const act = keys[key.length === 1 ? key.toUpperCase() : key]
    if (!act) return
    event.preventDefault()
    // A dialog or menu returns the focus to the row when it closes.
    link.focus()
    act(link.getAttribute(rowAttribute) ?? '')
  })
  useEffect(() => {
    const element = list.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [list])
}
