import { CircleAlert, CloudOff, CloudUpload } from 'lucide-react'

interface OfflineStripProps {
  offline: boolean
  /** Changes that wait to be sent. */
  unsent: number
  /** Changes that the server refused and that wait for a decision. */
  parked: number
  onShowParked?: (() => void) | undefined
}

const changes = (count: number) => `${count} change${count === 1 ? '' : 's'}`

/** What the device and the server do not agree on yet, quietly. Nothing when they agree. */
export function OfflineStrip({ offline, unsent, parked, onShowParked }: OfflineStripProps) {
  if (!offline && unsent === 0 && parked === 0) return null
  const Icon = offline ? CloudOff : parked > 0 ? CircleAlert : CloudUpload
  // Online, a change is sent within a second: a strip that came and went with each would push the page about.
  const passing = !offline && parked === 0
  return (
    <div
      role="status"
      className={`max-h-24 overflow-hidden border-line border-b bg-wash text-14 print:hidden ${passing ? 'animate-reveal-late' : ''}`}
    >
      <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-4 py-1.5 lg:px-6">
        <Icon size={16} className="shrink-0 text-quiet" aria-hidden="true" />
        {offline && <span>Offline. Showing what is on this device.</span>}
        {unsent > 0 && <span>{changes(unsent)} waiting</span>}
        {parked > 0 && <span>{changes(parked)} refused</span>}
        {parked > 0 && onShowParked && (
          <button
            type="button"
            onClick={onShowParked}
            className="-my-1.5 min-h-11 cursor-pointer px-2 font-medium text-accent underline underline-offset-4 dense:min-h-8"
          >
            Review
          </button>
        )}
      </p>
    </div>
  )
}
