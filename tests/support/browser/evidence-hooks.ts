// Vitest runs this file before each test file, even in a worker that has already loaded the imported modules.
import { afterEach, beforeEach } from 'vitest'
import { saveEvidence, startEvidence } from './evidence.ts'

beforeEach(startEvidence)
afterEach(saveEvidence)
