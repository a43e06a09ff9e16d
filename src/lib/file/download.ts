import { isApplePhone, isInstalled } from '../device.ts'

/** Hands a text to the browser as a file of this name. */
export function downloadText(name: string, text: string, type: string): Promise<void> {
  return downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Hands a file to the browser under this name. */
export async function downloadBlob(name: string, blob: Blob): Promise<void> {
  if (isApplePhone() && isInstalled() && (await isShared(name, blob))) return
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Revoked in a later task: Safari reads the URL after click() has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * Shows the share sheet: on an iPhone's home screen a download leads nowhere but to a view of the file without a way
 * back. Answers false where the browser shares no such file or the press is too long ago for the sheet.
 */
async function isShared(name: string, blob: Blob): Promise<boolean> {
  // The sheet takes a type for what it says, without the rest.
  const [type] = blob.type.split(';')
  const files = [new File([blob], name, { ...(type && { type }) })]
  if (!navigator.canShare?.({ files })) return false
  try {
    await navigator.share({ files })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
