import { describe, expect, it } from 'vitest'
import { isBesideField, markProblems, serviceProblem } from './mark-problems.ts'
import type { MarkRow } from './typed-marks.ts'

const row = (name: string, obtained: string, full = '100'): MarkRow => ({ name, kind: 'elective', obtained, full })
const NONE = { messages: [], names: [] }

describe('what is wrong with typed marks', () => {
  it('stands in the row of the subject', () => {
    const fields = {
      'marks.subjects.1.obtained': 'Enter marks from 0 on.',
      'marks.subjects.1.full': 'Enter marks from 0 on.',
      'marks.subjects.1.name': 'Enter the name.',
      'marks.kind': 'Other marks.',
    }
    expect(markProblems({ fields }, [row('Bengali', '50'), row('', '-1', '-1')], 'best-of')).toEqual([
      NONE,
      { messages: ['Enter the name.', 'Enter marks from 0 on.'], names: ['name', 'obtained', 'full'] },
    ])
  })

  it('stands in the row of the examination, where those without marks are not sent', () => {
    const fields = { 'marks.examinations.1.obtained': 'Too many.', 'marks.examinations.0.examination': 'Twice.' }
    const sent = [row('secondary', '', ''), row('higher-secondary', '50'), row('graduation', '120')]
    expect(markProblems({ fields }, sent, 'weighted')).toEqual([
      NONE,
      { messages: ['Twice.'], names: ['name'] },
      { messages: ['Too many.'], names: ['obtained'] },
    ])
  })

  it('stands beside the time of service', () => {
    const fields = { 'marks.service.1.to': 'It ends before it begins.' }
    expect(serviceProblem({ fields }, 0)).toEqual(NONE)
    expect(serviceProblem({ fields }, 1)).toEqual({ messages: ['It ends before it begins.'], names: ['to'] })
  })

  it('stands in the summary if no field has it', () => {
    const beside = ['marks.subjects.0.name', 'marks.examinations.2.full', 'marks.service.0.from', 'reason']
    expect(beside.filter((field) => !isBesideField(field))).toEqual([])
    expect(['marks.subjects', 'marks.kind', 'marks.further.0', 'marks.service'].filter(isBesideField)).toEqual([])
  })
})
