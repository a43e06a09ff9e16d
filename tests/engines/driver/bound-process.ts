import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/** Spawns a command that is killed when this process ends, however it ends. */
export function spawnBound(command: string, parameters: string[], options: SpawnOptions): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', command, ...parameters], options)
}
