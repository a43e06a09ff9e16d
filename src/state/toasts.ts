import { sharedValue } from './shared-value.ts'

export interface Toast {
  id: number
  tone: 'good' | 'bad' | 'info'
  text: string
  /** Stays until dismissed. */
  stays?: boolean
  action?: { label: string; run: () => void }
}

const { get, set, useValue } = sharedValue<readonly Toast[]>([])
export const useToasts = useValue

let lastId = 0

/** Shows a message, replacing one with the same text. A success also removes failures without `stays`. */
export function showToast(
  tone: Toast['tone'],
  text: string,
  more: Pick<Toast, 'stays' | 'action'> = {},
): void {
  lastId += 1
  const toast = { id: lastId, tone, text, ...more }
  const others = get().filter(
    (shown) => shown.text !== text && (shown.stays || tone !== 'good' || shown.tone !== 'bad'),
  )
  set([...others, toast])
}

export function dismissToast(id: number): void {
  set(get().filter((toast) => toast.id !== id))
}

/** Clears all messages, because the next person to see the screen may be another user. */
export function clearToasts(): void {
  set([])
}
