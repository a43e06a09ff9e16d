// Where toasts stand: at one end of the screen, and clear of what somebody types in and of the page's title. Pure.

export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

export type ToastEnd = 'top' | 'bottom'

interface Choice {
  /** Where they stand when nothing is in the way. */
  usual: ToastEnd
  /** What they would cover of the screen at either end. */
  ends: Record<ToastEnd, Box>
  /** The field that has the focus. */
  focused: Box | null
  title: Box | null
}

const covers = (end: Box, other: Box | null) =>
  other !== null &&
  end.top < other.bottom &&
  other.top < end.bottom &&
  end.left < other.right &&
  other.left < end.right

/** The usual end unless it covers something that the other one does not; the focus goes before the title. */
export function toastEnd({ usual, ends, focused, title }: Choice): ToastEnd {
  const other = usual === 'top' ? 'bottom' : 'top'
  const harm = (end: ToastEnd) => 2 * Number(covers(ends[end], focused)) + Number(covers(ends[end], title))
  return harm(usual) > harm(other) ? other : usual
}
