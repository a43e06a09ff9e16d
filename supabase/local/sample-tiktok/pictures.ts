import { between, hash } from './chance.ts'

const names = /^(avatar|cover)-(\d{1,20})\.svg$/

export function pictureNamed(file: string): string | undefined {
  const [, kind, seed] = names.exec(file) ?? []
  if (seed === undefined) return undefined
  if (kind === 'avatar')
    return svg(96, 96, seed, `<circle cx="48" cy="38" r="17"/><path d="M14 96a34 34 0 0 1 68 0z"/>`)
  const steps = Array.from({ length: 6 }, (_, n) => `V${between(60, 300, seed, n)}H${(n + 1) * 36}`)
  return svg(216, 384, seed, `<path d="M0 384${steps.join('')}V384z"/>`)
}

function svg(width: number, height: number, seed: string, drawing: string): string {
  const hue = hash(seed, 'hue') % 360
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 45% 82%)"/>` +
    `<g fill="hsl(${(hue + 40) % 360} 45% 45%)">${drawing}</g></svg>`
  )
}
