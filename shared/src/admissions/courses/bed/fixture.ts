import type { CourseFixture } from '../course-fixture.ts'

export const bedFixture: CourseFixture = {
  shortest: {
    lastUniversity: 'VIDYASAGAR UNIVERSITY',
    lastRegistrationNumber: 'VU/2021/00417',
    degreeStatus: 'COMPLETE',
    degreeType: 'HONOURS',
    degreeUniversity: 'VIDYASAGAR UNIVERSITY',
    degreeYear: '2024',
    degreeFullMarks: '800',
    degreeMarks: '456',
    hasMasters: 'NO',
    subject: 'HISTORY',
  },
  more: {
    degreeStatus: 'APPEARING',
    hasMasters: 'YES',
    mastersStatus: 'APPEARING',
    mastersType: 'HISTORY',
    mastersUniversity: 'VIDYASAGAR UNIVERSITY',
    mastersYear: '2026',
    mastersFullMarks: '1000',
    mastersMarks: '640',
  },
}
