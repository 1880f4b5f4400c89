import type { CourseFixture } from '../../form/course-fixture.ts'
import type { BedAnswers } from './questions.ts'

export const bedFixture: CourseFixture<BedAnswers> = {
  longest: {
    lastUniversity: 'VIDYASAGAR UNIVERSITY',
    lastRegistrationNumber: 'VU/2021/00417',
    degreeStatus: 'APPEARING',
    degreeType: 'HONOURS',
    degreeUniversity: 'VIDYASAGAR UNIVERSITY',
    degreeYear: '2024',
    degreeGrading: 'CGPA_9_5',
    degreeGrade: '6.00',
    degreeFullMarks: '800',
    degreeMarks: '456',
    hasMasters: 'YES',
    mastersStatus: 'APPEARING',
    mastersType: 'HISTORY',
    mastersUniversity: 'VIDYASAGAR UNIVERSITY',
    mastersYear: '2026',
    mastersGrading: 'CGPA_LESS_0_75',
    mastersGrade: '7.15',
    mastersFullMarks: '1000',
    mastersMarks: '640',
  },
  shortest: { degreeStatus: 'COMPLETE', degreeGrading: '', hasMasters: 'NO', mastersGrading: '' },
}
