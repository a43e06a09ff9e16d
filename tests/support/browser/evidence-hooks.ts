// Runs before each file of journeys, also in a worker that has loaded the modules already.
import { afterEach, beforeEach } from 'vitest'
import { saveEvidence, startEvidence } from './evidence.ts'

beforeEach(startEvidence)
afterEach(saveEvidence)
