/** Hands a text to the browser as a file of this name. */
export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Hands a file to the browser under this name. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Revoked in a later task: Safari reads the URL after click() has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
