import { create } from 'zustand'

export interface Toast {
  id: number
  tone: 'good' | 'bad' | 'info'
  text: string
}

interface ToastState {
  toasts: readonly Toast[]
}

const useToastStore = create<ToastState>(() => ({ toasts: [] }))

let lastId = 0

/**
 * Shows a message at the top right. It replaces an equal message, and a success also removes earlier failures.
 */
export function showToast(tone: Toast['tone'], text: string): void {
  lastId += 1
  const toast = { id: lastId, tone, text }
  useToastStore.setState(({ toasts }) => ({
    toasts: [
      ...toasts.filter((shown) => shown.text !== text && !(tone === 'good' && shown.tone === 'bad')),
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
