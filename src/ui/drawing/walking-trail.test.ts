import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markPath } from './walking-trail.tsx'

it('equals the path in the source drawing of the icons', () => {
  const drawing = readFileSync(new URL('../../../public/icons/mark.svg', import.meta.url), 'utf8')
  expect(drawing).toContain(`d="${markPath}"`)
})
