import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'
import type { BuildEnvironment } from './build-environment.ts'

/** In bytes. Compressing a smaller file costs more, in header bytes and CPU time, than it saves. */
export const compressedFrom = 1_024
const builtText = /\.(js|css|svg|json|webmanifest)$/
/** The embedded stack fills in placeholders in these files, so only a build for a host compresses them. */
const filledText = /(\.(html|xml|txt)|^service-worker\.js)$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < compressedFrom) return
  const [small, zipped] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: 9 }),
  ])
  if (small.length < content.length) writeFileSync(`${file}.br`, small)
  if (zipped.length < content.length) writeFileSync(`${file}.gz`, zipped)
}

/** Writes brotli and gzip copies (`index.js.br`, `index.js.gz`) at the highest compression level. */
export function compressFiles(environment: BuildEnvironment): Plugin {
  const forHost = Boolean(environment.VITE_SUPABASE_URL)
  return afterBuild('compress-files', 'post', async (folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      filledText.test(name) ? forHost : builtText.test(name) && !name.startsWith('.vite'),
    )
    await Promise.all(names.map((name) => compressFile(join(folder, name))))
  })
}
