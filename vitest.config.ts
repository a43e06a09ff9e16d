import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { isLong } from './tests/support/project/long-run.ts'

const cores = availableParallelism()
// Tests expect times and days in this zone.
const zone = { TZ: 'UTC' }
const pureRules = ['src/{domain,words}/**/*.test.ts']
// Each of these files needs its own worker, because it leaves behind listeners, clients, stores or a server.
// Other files can share workers, because the setup resets the state that a test leaves behind.
const isolatedRules = ['src/{db,sync}/**/*.test.ts', 'supabase/local/http/dev-app.test.ts']
const isolatedComponents = ['src/{app/session,features/auth}/*.test.tsx']
type Project = NonNullable<TestProjectInlineConfiguration['test']>

const rules: Project = {
  setupFiles: ['tests/support/project/setup.ts'],
  // Test passwords do not need an expensive hash.
  env: { ...zone, LITE_AUTH_BCRYPT_COST: '4' },
  testTimeout: 30_000,
}

const stackSetup = [
  'tests/support/stack/seed-data.ts',
  'tests/support/database/seed-database.ts',
  'tests/support/stack/shared-stack.ts',
]

// As long as the journeys' own waits (`patienceMs`), because a timeout should only end a hang.
const patientPolls = { poll: { timeout: 90_000, interval: 100 } }

const project = (name: string, test: Project) => ({ extends: true as const, test: { name, ...test } })

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: cores,
    projects: [
      project('rules', {
        include: ['{src,supabase/{doctor,local},sanity}/**/*.test.ts', 'tests/*.test.ts'],
        exclude: [...pureRules, ...isolatedRules],
        isolate: false,
        ...rules,
      }),
      project('components', {
        include: ['src/**/*.test.tsx'],
        exclude: isolatedComponents,
        environment: 'happy-dom',
        isolate: false,
        ...rules,
      }),
      project('isolated rules', { include: isolatedRules, ...rules }),
      project('isolated components', { include: isolatedComponents, environment: 'happy-dom', ...rules }),
      // These tests have no state, so they can share a worker.
      project('pure rules', { include: pureRules, isolate: false, env: zone }),
      project('database', {
        // Nearly every contract test needs the database.
        include: ['supabase/tests/**/*.test.ts', 'tests/contract/*.test.ts'],
        globalSetup: ['supabase/tests/support/postgres-setup.ts'],
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      project('api', {
        include: ['tests/api/**/*.test.ts'],
        isolate: false,
        globalSetup: stackSetup,
        expect: patientPolls,
        testTimeout: 180_000,
        hookTimeout: 180_000,
      }),
      project('journeys', {
        include: ['tests/journeys/*.test.ts', 'tests/faults/*.test.ts'],
        globalSetup: stackSetup,
        setupFiles: ['tests/support/browser/evidence-hooks.ts'],
        env: zone,
        // Files in the same worker share one browser.
        isolate: false,
        // Browsers often wait, so one for each core would leave a quarter of the cores idle.
        maxWorkers: Math.ceil(1.5 * cores),
        // A separate group, because all projects in a group must have the same number of workers.
        sequence: { groupOrder: 1 },
        expect: patientPolls,
        testTimeout: isLong ? 40 * 60_000 : 300_000,
        hookTimeout: 300_000,
      }),
      // Not part of `npm test`, whose journeys cover the same behavior and more in Chromium.
      project('engines', {
        include: ['tests/engines/*.test.ts'],
        globalSetup: ['tests/support/stack/seed-data.ts'],
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
        testTimeout: 300_000,
        hookTimeout: 180_000,
      }),
    ],
  },
})
