import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretsIn } from './support/project/secrets.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const keysFile = join(root, process.env.DATA_DIR ?? '.data', 'keys.json')
const ownKey = existsSync(keysFile) ? JSON.parse(readFileSync(keysFile, 'utf8')).secret : undefined

const findings = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    const kinds = secretsIn(readFileSync(file, 'latin1'), { ...process.env, OWN_SECRET_KEY: ownKey })
    return kinds.map((kind) => `${file.slice(dist.length + 1)} has ${kind} in it\n`)
  })
process.stdout.write(findings.join(''))
process.exit(findings.length === 0 ? 0 : 1)
