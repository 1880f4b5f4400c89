import { expect, it } from 'vitest'
import { college, reference } from '../fixtures/answers.ts'
import { collegeQuestion } from './preference.ts'

it('offers a college with its town and price, and shows it by its name', () => {
  const { city: _, ...elsewhere } = college
  expect(collegeQuestion.choices?.({}, { ...reference, colleges: [college, elsewhere] })).toEqual([
    { value: college.id, label: college.name, detail: 'Shalbani, ₹1,23,456' },
    { value: college.id, label: college.name, detail: '₹1,23,456' },
  ])
})
