import { expect, it } from 'vitest'
import { ageOn, formatDate, parseDate } from './dates.ts'

it.each([
  ['01/02/2003', '2003-02-01'],
  ['1/2/2003', '2003-02-01'],
  ['1-2-2003', '2003-02-01'],
  [' 29.02.2004 ', '2004-02-29'],
  ['2003-02-01', '2003-02-01'],
  ['০১/০২/২০০৩', '2003-02-01'],
  ['१-२-२००३', '2003-02-01'],
])('parses %s as %s', (typed, date) => expect(parseDate(typed)).toBe(date))

it.each(['', '29/02/2003', '31/04/2003', '00/01/2003', '1/13/2003', '1/1/03', '1/1/20033', 'today', '2003-2-1'])(
  'refuses %j',
  (typed) => expect(parseDate(typed)).toBeNull(),
)

it('formats dates with the day first', () => {
  expect(formatDate('2003-02-01')).toBe('01/02/2003')
  expect(formatDate('')).toBe('')
})

it.each([
  ['2003-02-01', '2021-01-31', 17],
  ['2003-02-01', '2021-02-01', 18],
  ['2004-02-29', '2022-02-28', 17],
  ['2004-02-29', '2022-03-01', 18],
])('computes the age of a person born on %s on %s as %i', (born, day, years) => expect(ageOn(born, day)).toBe(years))
