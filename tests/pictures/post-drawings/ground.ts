// What all drawings of the blog share: a sheet of 1600 by 900, three grounds out of src/ui/tokens.css, and text.

export interface Ground {
  paper: string
  ink: string
  quiet: string
  line: string
  accent: string
  wash: string
  good: string
  warning: string
}

export const paper: Ground = {
  paper: '#f7f6f2',
  ink: '#1a1924',
  quiet: '#77737f',
  line: '#dedbd1',
  accent: '#5746d9',
  wash: '#eae7fb',
  good: '#ddf1e4',
  warning: '#faeecb',
}

export const night: Ground = {
  paper: '#1b1a21',
  ink: '#eceaf2',
  quiet: '#a9a5b5',
  line: '#3c3946',
  accent: '#a598ff',
  wash: '#2a2547',
  good: '#1f4a30',
  warning: '#4a3a14',
}

export const violet: Ground = {
  paper: '#5746d9',
  ink: '#ffffff',
  quiet: '#d5d0fa',
  line: '#7a6de3',
  accent: '#ffffff',
  wash: '#6b5ce0',
  good: '#6b5ce0',
  warning: '#6b5ce0',
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

interface TextLook {
  size?: number
  fill: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
}

export function text(x: number, y: number, words: string, look: TextLook): string {
  const { size = 40, fill, weight = 500, anchor = 'start' } = look
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`
}

export function box(x: number, y: number, width: number, height: number, look: string, radius = 14): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${look}/>`
}

export function path(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function dot(x: number, y: number, radius: number, look: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${look}/>`
}

/** A whole sheet around its drawing. */
export function sheet(ground: Ground, drawing: string, width = 1600, height = 900): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Bricolage Grotesque">${box(0, 0, width, height, `fill="${ground.paper}"`, 0)}${drawing}</svg>`
}
