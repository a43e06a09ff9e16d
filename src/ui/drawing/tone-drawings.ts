import { alertDrawing } from './line-icon.tsx'

const circle = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0'
const octagon = 'M8 2h8l6 6v8l-6 6H8l-6-6V8z'

export const toneDrawings = {
  info: `${circle}M12 16v-4M12 8h.01`,
  good: `${circle}M16 9l-5.5 5.5L8 12`,
  warning: alertDrawing,
  bad: `${octagon}M12 16h.01M12 8v4`,
} as const
