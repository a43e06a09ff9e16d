// `npm run doctor`: looks at an installation, says what to do about what it finds, and exits with 1 where that is
// anything. A Supabase project where VITE_SUPABASE_URL names one, else the stack of `npm start` on this machine.
import { existsSync } from 'node:fs'
import { checkDatabase } from './database.ts'
import { type Finding, printed } from './finding.ts'
import { installationOf } from './installation.ts'
import { checkMail } from './mail.ts'
import { checkReach } from './reach.ts'
import { checkVariables } from './variables.ts'

for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
const installation = installationOf(process.env)
const { SUPABASE_URL } = installation.environment
process.stdout.write(
  `${installation.isLocal ? 'The stack on this machine' : 'The project'}, ${SUPABASE_URL}\n\n`,
)

const findings: Finding[] = []
const tell = (found: readonly Finding[]) => {
  findings.push(...found)
  process.stdout.write(printed(found))
}
tell(checkVariables(installation))
tell(await checkReach(installation, fetch))
tell([await checkMail(installation)])
tell(await checkDatabase(installation))

const wrong = findings.filter(({ state }) => state === 'bad').length
process.stdout.write(`\n${wrong === 0 ? 'Nothing is wrong.' : `${wrong} to mend.`}\n`)
process.exitCode = wrong === 0 ? 0 : 1
