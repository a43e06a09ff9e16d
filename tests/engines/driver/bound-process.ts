import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/** The command is killed with this process, however this process ends. */
export function spawnBound(command: string, parameters: string[], options: SpawnOptions): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', command, ...parameters], options)
}
