import { alertDrawing } from './line-icon.tsx'

const circle = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0'
const octagon =
  'M15.3 2a2 2 0 0 1 1.4.6l4.7 4.7A2 2 0 0 1 22 8.7v6.6a2 2 0 0 1-.6 1.4l-4.7 4.7a2 2 0 0 1-1.4.6H8.7a2 2 0 0 1-1.4-.6l-4.7-4.7A2 2 0 0 1 2 15.3V8.7a2 2 0 0 1 .6-1.4l4.7-4.7A2 2 0 0 1 8.7 2z'

/** The icon of a message of each tone, for LineIcon. */
export const toneDrawings = {
  info: `${circle}M12 16v-4M12 8h.01`,
  good: `${circle}M16 9l-5.5 5.5L8 12`,
  warning: alertDrawing,
  bad: `${octagon}M12 16h.01M12 8v4`,
} as const
