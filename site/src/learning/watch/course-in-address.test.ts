import { expect, it } from 'vitest'
import { courseInAddress } from './CourseContent.tsx'

it.each([
  ['/student/content', null],
  ['/student/content/', null],
  ['/student/contents', null],
  ['/student/content/abc', 'abc'],
  ['/xx/student/content/abc', null],
])('names in %s the course %s', (pathname, id) => {
  expect(courseInAddress(pathname, '/student/content')).toBe(id)
})
