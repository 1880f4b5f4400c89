import type { CourseFixture } from '../course-fixture.ts'

export const dpharmFixture: CourseFixture = {
  shortest: {
    physicsMarks: '61',
    chemistryMarks: '72',
    higherSubject: 'BIOLOGY',
    higherSubjectMarks: '88',
    passedCuet: 'NO',
  },
  more: { passedCuet: 'YES', cuetMarks: '412', cuetYear: '2025' },
}
