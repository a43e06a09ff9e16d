// If chunks of the build import each other, one of them runs before its import is initialised, and which one depends on
// the first page. A constant created at import time can then be `undefined`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  imports?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/.vite/manifest.json'), 'utf8'),
)

const circles: string[] = []
const done = new Set<string>()

function walk(key: string, path: readonly string[]): void {
  const at = path.indexOf(key)
  if (at >= 0) return void circles.push([...path.slice(at), key].join(' -> '))
  if (done.has(key)) return
  for (const imported of manifest[key]?.imports ?? []) walk(imported, [...path, key])
  done.add(key)
}

for (const key of Object.keys(manifest)) walk(key, [])
for (const circle of circles) process.stdout.write(`CIRCLE ${circle}\n`)
process.exit(circles.length === 0 ? 0 : 1)
