import { showToast } from '#src/state/toasts.ts'

/** Copies a text to the clipboard; returns false and shows `failed` if the browser forbids it. */
export async function copyText(text: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast('bad', failed)
    return false
  }
}
