import { expect, it } from 'vitest'
import { changedTexts } from './naming-page.ts'

it('has the translated texts of a record by its English ones, also of lists in it', () => {
  const english = { id: 'c', name: 'Lesson planning', city: 'Bolpur', videos: [{ id: 'v', title: 'Aims', url: '/a' }] }
  const shown = { ...english, name: 'पाठ योजना', videos: [{ id: 'v', title: 'लक्ष्य', url: '/a' }] }
  expect(changedTexts(english, shown)).toEqual({ 'Lesson planning': 'पाठ योजना', Aims: 'लक्ष्य' })
  expect(changedTexts({ name: null, videos: [] }, { name: null, videos: [] })).toEqual({})
})
