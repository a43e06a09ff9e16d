import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The memory in MB of this process's descendants, by process name. */
export async function memoryOfStack(): Promise<Record<string, number>> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, rss, ...name] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), mb: Number(rss) / 1024, name: name.join(' ') }
    })
  const held: Record<string, number> = {}
  const visit = (parent: number) => {
    for (const child of processes.filter((one) => one.parent === parent)) {
      // Skips PostgreSQL, because its processes share most of their memory.
      if (child.name !== 'ps' && child.name !== 'postgres')
        held[child.name] = (held[child.name] ?? 0) + child.mb
      visit(child.pid)
    }
  }
  visit(process.pid)
  return held
}
