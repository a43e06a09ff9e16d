import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { readBuildEnvironment } from '../../vite/build-environment.ts'

const projectRoot = join(import.meta.dirname, '../..')
const inputs = [
  'src',
  'public',
  'index.html',
  'vite',
  'vite.config.ts',
  // The build prerenders the sample posts, so it must run again if they change.
  'sanity/sample',
  'package-lock.json',
]

function newestChange(path: string): number {
  const entry = statSync(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}

/** Returns the inputs of a build that are not files. Also sets KEYTRAIL_PLANS, which the build reads. */
export function buildSignature(plans: unknown): string {
  process.env.KEYTRAIL_PLANS = JSON.stringify(plans)
  return JSON.stringify(readBuildEnvironment('production', false))
}

/** A build that omits parts has its own folder, so that it does not replace the complete build. */
export function outputFolder(): string {
  const { VITE_PLANS, KEYTRAIL_SAMPLE_BLOG } = process.env
  const leftOut = [
    ...(VITE_PLANS === 'off' ? ['-without-plans'] : []),
    ...(KEYTRAIL_SAMPLE_BLOG === 'off' ? ['-without-samples'] : []),
  ]
  return `dist${leftOut.join('')}`
}

/** Builds the app if an input has changed since the last build. Returns the output folder. */
export async function buildApp(plans: unknown): Promise<string> {
  const output = join(projectRoot, outputFolder())
  const page = join(output, 'index.html')
  const builtWith = join(output, '.vite/built-with.json')
  const signature = buildSignature(plans)
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  const isNewest = Math.max(...inputs.map((name) => newestChange(join(projectRoot, name)))) <= built
  if (!isNewest || !existsSync(builtWith) || readFileSync(builtWith, 'utf8') !== signature) {
    // Vite obeys NODE_ENV, and a test runner's value would produce a development build.
    process.env.NODE_ENV = 'production'
    await build({ root: projectRoot, logLevel: 'warn', build: { outDir: output } })
    writeFileSync(builtWith, signature)
  }
  return output
}
