/** The path of the logo on its 32 × 32 grid, as in public/icons/mark.svg: two steps, then a 1. */
export const markPath = 'M6 26H14V19.5H26V6L21 10'
