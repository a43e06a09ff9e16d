import { vi } from 'vitest'

export function stubTab(): { page: EventTarget; tab: EventTarget & { visibilityState: string } } {
  const page = new EventTarget()
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', tab)
  return { page, tab }
}
