import { expect, it } from 'vitest'
import { columnsWith, type ReturnRow, returnColumns } from './return-row.ts'

const complete: ReturnRow = {
  ...{ number: 'BED/1', course: 'B.Ed', session: '2026-2028', college: 'Shalbani', subject: 'HISTORY' },
  ...{ name: 'ASHA', fatherName: 'RAM', motherName: 'SITA', dateOfBirth: '2003-01-02', gender: 'FEMALE' },
  ...{ seatCategory: 'UR', category: 'SC', groups: 'W', phone: '9000000000', email: 'a@example.org' },
  ...{ twelfthBoard: 'WBCHSE', twelfthYear: '2021', twelfthPercentage: '71', score: '73.4000', round: 1 },
  joinedOn: '2026-08-20',
}

const missingIn = (row: ReturnRow, columns = returnColumns) =>
  columns.find(({ name }) => name === 'missing')?.value(row)

it('says for each row what the university would refuse it for', () => {
  expect(missingIn(complete)).toBe('')
  // Not everyone has an e-mail address, a group or a percentage.
  expect(missingIn({ ...complete, email: '', groups: '', twelfthPercentage: '' })).toBe('')
  expect(missingIn({ ...complete, motherName: '', score: '' })).toBe('Mother’s name, Merit score')
})

it('says what is missing among the columns of a template, as the university names them', () => {
  const template = columnsWith([
    { column: 'motherName', heading: 'MOTHER' },
    { column: 'missing', heading: 'To do' },
    { column: 'name', heading: 'Candidate' },
  ])
  expect(template.map(({ name, label }) => [name, label])).toEqual([
    ['motherName', 'MOTHER'],
    ['missing', 'To do'],
    ['name', 'Candidate'],
  ])
  expect(missingIn({ ...complete, motherName: '', score: '' }, template)).toBe('MOTHER')
})

it('has a column for everything in a row', () => {
  expect(returnColumns.map(({ name }) => name)).toEqual([...Object.keys(complete).toSorted(byTemplate), 'missing'])
  expect(returnColumns.map(({ value }) => value(complete))).toEqual(expect.arrayContaining(Object.values(complete)))
})

const order = returnColumns.map(({ name }) => name)
const byTemplate = (one: string, other: string) => order.indexOf(one) - order.indexOf(other)
