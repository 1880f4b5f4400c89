import { checkSteps } from '@pravesh/shared/allotment/process/steps'
import { processFrom, TEMPLATES } from '@pravesh/shared/allotment/process/templates/templates'
import { expect, it } from 'vitest'
import { withoutRound, withRound } from './edit-rounds.ts'

const [template] = TEMPLATES
if (template === undefined) throw new Error('no template')
const { steps } = processFrom(template, { sessionYear: '2026-2028', firstDay: '2026-07-01' })
const rounds = (of: typeof steps) => of.filter(({ kind }) => kind === 'rounds').map(({ round }) => round)

it('adds a round after the last one, and takes it away again', () => {
  const more = withRound(steps)
  expect(rounds(more)).toEqual([1, 2, 3, 4])
  // Only the days of joining, which depend on the last round, have to be corrected.
  expect(checkSteps(more).map(({ kind }) => kind)).toEqual(['joining'])
  expect(withoutRound(more)).toEqual(steps)
  expect(rounds(withoutRound(withoutRound(steps)))).toEqual([1])
})
