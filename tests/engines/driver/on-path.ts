import { spawnSync } from 'node:child_process'

/** Whether a command with this name can be run here. */
export function isOnPath(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}
