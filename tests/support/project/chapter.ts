import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export function readBlocks(chapter: string): string[] {
  const text = readFileSync(join(root, chapter), 'utf8')
  return [...text.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block = '']) => block)
}

/** Returns the only block that starts with `beginning`, with `own` filled in. Throws if a key is missing. */
export function readBlock(chapter: string, beginning: string, own: Record<string, string> = {}): string {
  const blocks = readBlocks(chapter).filter((text) => text.startsWith(beginning))
  const [block] = blocks
  if (block === undefined || blocks.length > 1)
    throw new Error(`${chapter} has ${blocks.length} blocks that begin with ${beginning}`)
  return Object.entries(own).reduce((text, [word, value]) => {
    if (!text.includes(word)) throw new Error(`${chapter} does not contain ${word}`)
    return text.replaceAll(word, () => value)
  }, block)
}

export function readVariables(chapter: string): string[] {
  const text = readFileSync(join(root, chapter), 'utf8')
  return [...text.matchAll(/^\| (`[A-Z_`, ]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? [])
}

export function runBlock(
  block: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env
  const shell = spawn('sh', ['-ec', block], { cwd, env: { PATH, HOME, ...env } })
  let output = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  return once(shell, 'close').then(([code]) => ({ code: Number(code), output }))
}

/** Returns the lines in the output of `npm run doctor` that report a fault. */
export const badLines = (output: string) => output.split('\n').filter((line) => line.startsWith('BAD'))
