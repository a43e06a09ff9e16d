// `npm run doctor` exits with 1 if there are faults. It checks the Supabase project in SUPABASE_URL or
// VITE_SUPABASE_URL or, if neither is set, the stack of `npm start` on this machine.
import { existsSync } from 'node:fs'
import { examine } from './examine.ts'
import { printed } from './finding.ts'
import { readInstallation } from './installation.ts'

for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
const installation = readInstallation(process.env)
const { SUPABASE_URL } = installation.environment
process.stdout.write(
  `${installation.isLocal ? 'The stack on this machine' : 'The project'}, ${SUPABASE_URL}\n\n`,
)

let faults = 0
for await (const findings of examine(installation)) {
  process.stdout.write(printed(findings))
  faults += findings.filter(({ state }) => state === 'bad').length
}
process.stdout.write(`\n${faults === 0 ? 'No faults found.' : `${faults} to repair.`}\n`)
process.exitCode = faults === 0 ? 0 : 1
