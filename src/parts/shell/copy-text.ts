import { showToast } from '#src/state/toasts.ts'
import { clipboardWords } from '#src/words/controls/ui.ts'

/** Copies text to the clipboard. If the browser forbids it, shows a toast and returns false. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast('bad', clipboardWords.cannotCopy)
    return false
  }
}
