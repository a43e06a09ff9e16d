import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'images')

export interface SampleImage {
  /** `image-<hash>-<width>x<height>-<extension>` */
  id: string
  /** The file's name on the image service. */
  served: string
  file: string
  width: number
  height: number
}

/** Keyed by the name in `<name>-<width>x<height>.<extension>`. */
export function listImages(): Map<string, SampleImage> {
  const images = readdirSync(folder).map((name): [string, SampleImage] => {
    const parts = /^(.+)-(\d+)x(\d+)\.(webp|png|jpg)$/.exec(name)
    if (!parts) throw new Error(`${name} is not named <name>-<width>x<height>.<extension>`)
    const [, title = '', width, height, extension] = parts
    const file = join(folder, name)
    const hash = createHash('sha1').update(readFileSync(file)).digest('hex')
    const stem = `${hash}-${width}x${height}`
    return [
      title,
      {
        id: `image-${stem}-${extension}`,
        served: `${stem}.${extension}`,
        file,
        width: Number(width),
        height: Number(height),
      },
    ]
  })
  return new Map(images)
}
