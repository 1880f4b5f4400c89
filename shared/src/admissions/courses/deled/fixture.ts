import type { CourseFixture } from '../../form/course-fixture.ts'
import type { DeledAnswers } from './questions.ts'

export const deledFixture: CourseFixture<DeledAnswers> = {
  longest: {
    firstLanguage: 'Bengali',
    firstLanguageFullMarks: '200',
    firstLanguageMarks: '143',
    secondLanguage: 'English',
    secondLanguageFullMarks: '100',
    secondLanguageMarks: '67',
    subject1Name: 'HISTORY',
    subject1Marks: '71',
    subject2Name: 'GEOGRAPHY',
    subject2Marks: '64',
    subject3Name: 'EDUCATION',
    subject3Marks: '80',
    subject4Name: 'SANSKRIT',
    subject4Marks: '59',
  },
  shortest: { subject4Name: '', subject4Marks: '' },
}
