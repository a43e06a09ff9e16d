import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'images')

export type SampleImage = ReturnType<typeof readImage>

/** `served` is the file's name on the image service. `title` is <name> in <name>-<width>x<height>.webp. */
function readImage(name: string) {
  const parts = /^(.+)-(\d+)x(\d+)\.webp$/.exec(name)
  if (!parts) throw new Error(`${name} is not named <name>-<width>x<height>.webp`)
  const [, title = '', width, height] = parts
  const file = join(folder, name)
  const stem = `${hash('sha1', readFileSync(file))}-${width}x${height}`
  return {
    title,
    id: `image-${stem}-webp`,
    served: `${stem}.webp`,
    file,
    width: Number(width),
    height: Number(height),
  }
}

export function listImages(): Map<string, SampleImage> {
  return new Map(
    readdirSync(folder)
      .map(readImage)
      .map((image) => [image.title, image]),
  )
}
