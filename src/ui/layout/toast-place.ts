// Places toasts at one end of the screen, clear of the focused field and of the page's title. Pure.

export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

export type ToastEnd = 'top' | 'bottom'

interface Choice {
  /** The preferred end. */
  usual: ToastEnd
  /** The area that the toasts would cover at either end. */
  ends: Record<ToastEnd, Box>
  /** The focused field. */
  focused: Box | null
  title: Box | null
}

const covers = (end: Box, other: Box | null) =>
  other !== null &&
  end.top < other.bottom &&
  other.top < end.bottom &&
  end.left < other.right &&
  other.left < end.right

/**
 * Returns the preferred end unless it covers something that the other does not; the focused field has priority over the
 * title.
 */
export function toastEnd({ usual, ends, focused, title }: Choice): ToastEnd {
  const other = usual === 'top' ? 'bottom' : 'top'
  const harm = (end: ToastEnd) => 2 * Number(covers(ends[end], focused)) + Number(covers(ends[end], title))
  return harm(usual) > harm(other) ? other : usual
}
