import type { CourseFixture } from '../course-fixture.ts'

export const deledFixture: CourseFixture = {
  shortest: {
    firstLanguage: 'Bengali',
    firstLanguageFullMarks: '200',
    firstLanguageMarks: '143',
    secondLanguage: 'English',
    secondLanguageFullMarks: '100',
    secondLanguageMarks: '67',
    subject1Marks: '71',
    subject2Marks: '64',
    subject3Marks: '80',
  },
  more: { subject4Marks: '59' },
}
