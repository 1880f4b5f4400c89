import type { CourseWire, NamesOf } from '../../form/course-form.ts'
import { tenthNames, twelfthNames } from '../wire/school-names.ts'
import type { DegreeAnswers, LastUniversityAnswers } from './questions.ts'

const lastUniversityNames: NamesOf<LastUniversityAnswers> = {
  lastUniversity: 'lastUniversity',
  lastRegistrationNumber: 'regNo_lastu',
}

const degreeNames: NamesOf<DegreeAnswers> = {
  degreeStatus: 'status_ug',
  degreeType: 'type_ug',
  degreeUniversity: 'university',
  degreeYear: 'uyear',
  degreeGrading: 'ugrading',
  degreeGrade: 'ugrade',
  degreeFullMarks: 'ufull_marks',
  degreeMarks: 'umarks',
  degreePercentage: 'upercentage_marks',
  hasMasters: 'have_master',
  mastersStatus: 'status_pg',
  mastersType: 'type_pg',
  mastersUniversity: 'puniversity',
  mastersYear: 'pyear',
  mastersGrading: 'pgrading',
  mastersGrade: 'pgrade',
  mastersFullMarks: 'pfull_marks',
  mastersMarks: 'pmarks',
  mastersPercentage: 'ppercentage_marks',
}

/** (spec 2, 3) */
export const wire: CourseWire = {
  name: 'bed_form',
  schoolinfo: { ...lastUniversityNames, ...tenthNames, ...twelfthNames },
  collegeinfo: degreeNames,
  own: { subject: 'choose_subject' },
}
