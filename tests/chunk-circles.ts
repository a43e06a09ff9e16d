// If chunks of the build import each other, one of them runs before the other. A constant that it imports can
// then be `undefined`.
import { join } from 'node:path'
import { readBuiltFiles } from '../vite/built-files.ts'
import { findCycles } from './support/project/imports.ts'

const chunks = Object.entries(readBuiltFiles(join(import.meta.dirname, '../dist')))
const circles = findCycles(
  chunks.flatMap(([from, { imports = [] }]) =>
    imports.map((target) => ({ from, specifier: target, target })),
  ),
)
for (const circle of circles) process.stdout.write(`CIRCLE ${circle.join(' -> ')}\n`)
process.exit(circles.length === 0 ? 0 : 1)
