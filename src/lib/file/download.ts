import { isApplePhone, isInstalled } from '../device.ts'

/** Saves a text as a file of this name. */
export function downloadText(name: string, text: string, type: string): Promise<void> {
  return downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Saves a file under this name. */
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
 * Shows the share sheet: in an app on an iPhone's home screen a download opens a view of the file without a way back.
 * Returns false if the browser cannot share such a file or too much time has passed since the user's tap.
 */
async function isShared(name: string, blob: Blob): Promise<boolean> {
  // The share sheet accepts only the bare media type, without parameters.
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
