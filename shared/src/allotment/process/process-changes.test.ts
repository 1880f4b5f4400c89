import { describe, expect, it } from 'vitest'
import { type ProcessFacts, processChanges } from './process-changes.ts'
import { processFrom, TEMPLATES } from './templates/templates.ts'

const [template] = TEMPLATES
if (template === undefined) throw new Error('There is no template.')
const { rules, steps } = processFrom(template, { sessionYear: '2026-2027', firstDay: '2026-06-01' })
const unit = { code: 'A', college: '1', collegeName: 'Shalbani College', subject: '', amountPaise: 500_000 }
const before: ProcessFacts = {
  ...{ state: 'draft', steps, rules, units: [unit], matrixVersion: 1, creditsFee: true },
  returnTemplate: [],
}
const changed = (change: Partial<ProcessFacts>) => processChanges(before, { ...before, ...change })

describe('what was changed in a process', () => {
  it('is nothing between equal states', () => {
    expect(processChanges(before, structuredClone(before) as ProcessFacts)).toEqual([])
  })

  it('is named with what was there before and after', () => {
    expect(changed({ state: 'open', matrixVersion: 2, creditsFee: false })).toEqual([
      { field: 'state', before: 'draft', after: 'open' },
      { field: 'creditsFee', before: true, after: false },
      { field: 'seats', before: 1, after: 2 },
    ])
    expect(changed({ rules: { ...rules, maxChoices: 3 } })).toEqual([
      { field: 'rules/maxChoices', before: rules.maxChoices, after: 3 },
    ])
  })

  it('names a day by its step, also one that is new or gone', () => {
    const [first, ...rest] = steps
    const moved = [{ ...first, last: '2026-12-31' }, ...rest] as typeof steps
    expect(changed({ steps: moved })).toEqual([
      {
        field: 'steps/apply',
        before: { first: first?.first, last: first?.last },
        after: { first: first?.first, last: '2026-12-31' },
      },
    ])
    const round = { kind: 'rounds' as const, round: 9, first: '2026-12-01', last: '2026-12-02' }
    expect(changed({ steps: [...steps, round] })).toEqual([
      { field: 'steps/rounds/9', before: null, after: { first: '2026-12-01', last: '2026-12-02' } },
    ])
  })

  it('has the columns for the university as a whole, and nothing without any', () => {
    const one = [{ column: 'name' as const, heading: 'Candidate' }]
    expect(changed({ returnTemplate: one })).toEqual([{ field: 'returnTemplate', before: null, after: one }])
    expect(processChanges({ ...before, returnTemplate: one }, before)).toEqual([
      { field: 'returnTemplate', before: one, after: null },
    ])
  })

  it('names a unit by its code', () => {
    const { code: _, ...facts } = unit
    expect(changed({ units: [{ ...unit, amountPaise: 1 }] })).toEqual([
      { field: 'units/A', before: facts, after: { ...facts, amountPaise: 1 } },
    ])
    expect(changed({ units: [] })).toEqual([{ field: 'units/A', before: facts, after: null }])
  })
})
