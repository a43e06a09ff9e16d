import { vi } from 'vitest'

/** Stubs the events of a test's tab, which is visible at first, until the globals are restored. */
export function stubTab(): { page: EventTarget; tab: EventTarget & { visibilityState: string } } {
  const page = new EventTarget()
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', tab)
  return { page, tab }
}
