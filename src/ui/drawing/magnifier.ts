/** SVG path data of a magnifying glass; from lucide (ISC licence). */
export const magnifier = 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0a8 8 0 1 1 16 0'
