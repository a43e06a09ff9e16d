// Lists the build's script files by size, with their modules: `npm run bench -- bytes` lists all of them,
// `npm run bench -- bytes signed-in index` only those two. File sizes are gzipped; module sizes are from
// before minification.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')
const names = process.argv.slice(2)
const minShown = 200

const line = (bytes: number, text: string) => `${(bytes / 1000).toFixed(1).padStart(7)} ${text}\n`

/** Returns the module's path in the project, or the package's name if the module belongs to a package. */
function findSource(id: string): string {
  const [, dependency] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  return dependency ?? relative(root, id.replace(/^\0/, ''))
}

function report({ name, code, modules }: Rolldown.OutputChunk): string {
  const sizes = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(modules))
    sizes.set(findSource(id), (sizes.get(findSource(id)) ?? 0) + renderedLength)
  const shown = [...sizes].filter(([, bytes]) => bytes >= minShown).sort(([, one], [, other]) => other - one)
  return (
    line(gzipSync(code).length, name) + shown.map(([source, bytes]) => line(bytes, `  ${source}`)).join('')
  )
}

const outDir = mkdtempSync(join(tmpdir(), 'keytrail-bytes-'))
process.env.NODE_ENV = 'production'
process.env.KEYTRAIL_PLANS ??= '[]'
try {
  await build({
    root,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'keytrail:bytes',
        generateBundle(_, bundle) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
          const shown = chunks.filter(({ name }) => names.length === 0 || names.includes(name))
          const reports = shown.sort((one, other) => other.code.length - one.code.length).map(report)
          process.stdout.write(reports.join(''))
        },
      },
    ],
  })
} finally {
  rmSync(outDir, { recursive: true })
}
