import { isApplePhone, isInstalled } from '../device.ts'

export async function downloadBlob(name: string, blob: Blob): Promise<void> {
  // In an installed app on an iPhone or iPad, a download opens a view of the file with no way back.
  if (isApplePhone() && isInstalled() && (await shareBlob(name, blob))) return
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Revokes the URL later, because Safari reads it after click() has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function shareData(name: string, blob: Blob): ShareData {
  // The share sheet rejects a media type with parameters.
  const [type] = blob.type.split(';')
  return { files: [new File([blob], name, { ...(type && { type }) })] }
}

export function isShareable(name: string, blob: Blob): boolean {
  return navigator.canShare?.(shareData(name, blob)) ?? false
}

/**
 * Returns true if the user shared the blob or closed the share sheet. Returns false if the browser refuses to
 * share it, for example because the user's tap was too long ago.
 */
export async function shareBlob(name: string, blob: Blob): Promise<boolean> {
  if (!isShareable(name, blob)) return false
  try {
    await navigator.share(shareData(name, blob))
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
