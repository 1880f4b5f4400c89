import { expect, it } from 'vitest'
import { missingUnits, sentUnits, typedUnits } from './typed-units.ts'

const unit = { code: 'SHAL-HIST', college: 'c1', collegeName: 'Shalbani', subject: 'HISTORY', amountPaise: 125_050 }
const offered = {
  hasSubjects: true,
  colleges: [
    { id: 'c1', name: 'Shalbani', subjects: ['HISTORY', 'ENGLISH'] },
    { id: 'c2', name: 'Kangsabati', subjects: ['HISTORY'] },
  ],
}

it('sends what was stored unchanged, to the paisa', () => {
  expect(sentUnits(typedUnits([unit]))).toEqual({
    units: [{ college: 'c1', subject: 'HISTORY', amountPaise: 125_050 }],
  })
})

it('sends the cut-offs of a unit that has some', () => {
  const cutOffs = { session: '2024-2026', source: 'A list', scores: { UR: 625_000 } }
  const typed = typedUnits([
    { ...unit, cutOffs },
    { ...unit, code: 'KANG-HIST', college: 'c2' },
  ])
  expect(sentUnits(typed, new Map([['SHAL-HIST', cutOffs]]))).toMatchObject({
    units: [{ college: 'c1', cutOffs }, { college: 'c2' }],
  })
})

it.each(['', 'free', '1.5 lakh', '-5'])('names the row whose amount is %j', (amount) => {
  const typed = typedUnits([unit, { ...unit, subject: 'ENGLISH' }]).map((row, at) =>
    at === 1 ? { ...row, amount } : row,
  )
  expect(sentUnits(typed)).toEqual({ wrong: 1 })
})

it('offers what the course has and the form has not', () => {
  expect(missingUnits(offered, typedUnits([unit])).map(({ college, subject }) => [college, subject])).toEqual([
    ['c1', 'ENGLISH'],
    ['c2', 'HISTORY'],
  ])
  expect(missingUnits(offered, typedUnits([unit]), true).map(({ college, subject }) => [college, subject])).toEqual([
    ['c1', 'ENGLISH'],
    ['c1', 'Deputed teachers'],
    ['c2', 'HISTORY'],
    ['c2', 'Deputed teachers'],
  ])
  const without = { hasSubjects: false, colleges: [{ id: 'c3', name: 'Rangamati', subjects: [] }] }
  expect(missingUnits(without, [])).toEqual([
    { code: '', college: 'c3', collegeName: 'Rangamati', subject: '', amount: '0' },
  ])
})
