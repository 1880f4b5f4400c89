import type { CourseFixture } from '../../form/course-fixture.ts'
import type { DpharmAnswers } from './questions.ts'

export const dpharmFixture: CourseFixture<DpharmAnswers> = {
  longest: {
    physicsMarks: '61',
    chemistryMarks: '72',
    higherSubject: 'BIOLOGY',
    higherSubjectMarks: '88',
    passedCuet: 'YES',
    cuetMarks: '412',
    cuetYear: '2025',
  },
  shortest: { passedCuet: 'NO' },
}
