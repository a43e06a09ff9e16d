// Where toasts stand: at one end of the screen, and clear of what somebody types in and of the page's title. Pure.

export interface Extent {
  top: number
  bottom: number
}

export type ToastEnd = 'top' | 'bottom'

interface Choice {
  /** Where they stand when nothing is in the way. */
  usual: ToastEnd
  /** What they would cover of the screen at either end. */
  ends: Record<ToastEnd, Extent>
  /** The field or button that has the focus. */
  focused: Extent | null
  title: Extent | null
}

const covers = (end: Extent, other: Extent | null) =>
  other !== null && end.top < other.bottom && other.top < end.bottom

/** The usual end unless it covers something that the other one does not; the focus goes before the title. */
export function toastEnd({ usual, ends, focused, title }: Choice): ToastEnd {
  const other = usual === 'top' ? 'bottom' : 'top'
  const harm = (end: ToastEnd) => 2 * Number(covers(ends[end], focused)) + Number(covers(ends[end], title))
  return harm(usual) > harm(other) ? other : usual
}
