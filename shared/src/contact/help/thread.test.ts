import { expect, it } from 'vitest'
import { stateAfter } from './request-state.ts'
import { excerptOf } from './thread.ts'

it('waits after each question, and no longer after an answer', () => {
  expect([stateAfter('person'), stateAfter('office')]).toEqual(['new', 'handled'])
})

it('shows the beginning of a question on one line', () => {
  expect(excerptOf('When does\nB.Ed begin? ')).toBe('When does B.Ed begin?')
  const long = excerptOf('word '.repeat(60))
  expect(long).toMatch(/ word…$/)
  expect(long.length).toBeLessThanOrEqual(121)
  expect(excerptOf('x'.repeat(200))).toBe(`${'x'.repeat(120)}…`)
})
