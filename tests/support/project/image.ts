import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The Dockerfile's instructions, one per line. */
export const imageLines = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))

/** The project's files and folders that the Dockerfile copies. */
export const copiedIntoImage = imageLines
  .filter((line) => line.startsWith('COPY '))
  .flatMap((line) =>
    line
      .split(/\s+/)
      .slice(1, -1)
      .filter((word) => !word.startsWith('--')),
  )

/** Creates a folder with the image's contents, using the packages installed here. */
export function makeImageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-image-'))
  for (const name of copiedIntoImage) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
