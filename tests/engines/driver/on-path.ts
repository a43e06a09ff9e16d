import { spawnSync } from 'node:child_process'

export function isOnPath(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}
