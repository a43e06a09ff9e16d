import { create } from 'zustand'

export interface Toast {
  id: number
  tone: 'good' | 'bad' | 'info'
  text: string
  /** Stays until dismissed. */
  stays?: boolean
  action?: { label: string; run: () => void }
}

interface ToastState {
  toasts: readonly Toast[]
}

const useToastStore = create<ToastState>(() => ({ toasts: [] }))

let lastId = 0

/** Shows a message. Replaces a message with the same text; a success also removes failures without `stays`. */
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

/** Clears all messages, because the next person to see the screen may be another user. */
export function clearToasts(): void {
  useToastStore.setState({ toasts: [] })
}
