import { showToast } from '#src/state/toasts.ts'
import { clipboardWords } from '#src/words/controls/clipboard.ts'

/** Copies a text to the clipboard; returns false and shows a toast if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast('bad', clipboardWords.cannotCopy)
    return false
  }
}
