export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

export type ToastEnd = 'top' | 'bottom'

interface Choice {
  preferred: ToastEnd
  /** The area that the toasts would cover at each end. */
  ends: Record<ToastEnd, Box>
  focused: Box | null
  title: Box | null
  actions: readonly Box[]
}

const covers = (end: Box, other: Box | null) =>
  other !== null &&
  end.top < other.bottom &&
  other.top < end.bottom &&
  end.left < other.right &&
  other.left < end.right

/**
 * Returns the end at which the toasts cover less, or the preferred one on a tie. The focused field counts
 * more than actions, and actions more than the title.
 */
export function toastEnd({ preferred, ends, focused, title, actions }: Choice): ToastEnd {
  const other = preferred === 'top' ? 'bottom' : 'top'
  const harm = (end: ToastEnd) =>
    4 * Number(covers(ends[end], focused)) +
    2 * Number(actions.some((action) => covers(ends[end], action))) +
    Number(covers(ends[end], title))
  return harm(preferred) > harm(other) ? other : preferred
}
