import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markPath } from './mark-path.ts'

it('is the trail of the drawing that the icons are made from', () => {
  const drawing = readFileSync(new URL('../../../public/icons/mark.svg', import.meta.url), 'utf8')
  expect(drawing).toContain(`d="${markPath}"`)
})
