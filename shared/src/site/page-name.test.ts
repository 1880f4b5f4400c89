import { expect, it } from 'vitest'
import { pageName } from './page-name.ts'

it.each([
  ['Bachelor of Education (B.Ed)', 'bachelor-of-education'],
  ['Diploma in Elementary Education (D.El.Ed)', 'diploma-in-elementary-education'],
  ["Tistapar Teachers' Training College", 'tistapar-teachers-training-college'],
  ['B.Ed – Special Education', 'bed-special-education'],
  ['  Shantivan   College ', 'shantivan-college'],
  ['शिक्षा स्नातक', 'शिक्षा-स्नातक'],
  ['(B.Ed)', 'page'],
  ['/../?#', 'page'],
  ['', 'page'],
])('%j becomes %s', (text, name) => expect(pageName(text)).toBe(name))

it('cuts long names at a word', () => {
  const name = pageName(
    'College of Education and Research for Women of the Northern Districts and the Hills at Darjeeling',
  )
  expect(name).toBe('college-of-education-and-research-for-women-of-the-northern-districts-and-the')
  expect(pageName('x'.repeat(200))).toBe('x'.repeat(80))
})
