import { create } from 'zustand'

export interface Toast {
  id: number
  tone: 'good' | 'bad' | 'info'
  text: string
  /** Until it is dismissed. */
  stays?: boolean
  action?: { label: string; run: () => void }
}

interface ToastState {
  toasts: readonly Toast[]
}

const useToastStore = create<ToastState>(() => ({ toasts: [] }))

let lastId = 0

/**
 * Shows a message at the top right. It replaces an equal message, and a success also removes earlier failures.
 */
export function showToast(
  tone: Toast['tone'],
  text: string,
  more: Pick<Toast, 'stays' | 'action'> = {},
): void {
  lastId += 1
  const toast = { id: lastId, tone, text, ...more }
  useToastStore.setState(({ toasts }) => ({
    toasts: [
      ...toasts.filter(
        (shown) => shown.text !== text && (shown.stays || tone !== 'good' || shown.tone !== 'bad'),
      ),
      toast,
    ],
  }))
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

export function useToasts(): readonly Toast[] {
  return useToastStore((state) => state.toasts)
}

/** Another user may be the next to read the screen. */
export function clearToasts(): void {
  useToastStore.setState({ toasts: [] })
}
