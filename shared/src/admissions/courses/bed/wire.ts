import { tenthNames, twelfthNames } from '../../wire/school-names.ts'
import type { CourseWire } from '../course-form.ts'

/** (spec 2, 3) */
export const wire: CourseWire = {
  name: 'bed_form',
  schoolinfo: {
    lastUniversity: 'lastUniversity',
    lastRegistrationNumber: 'regNo_lastu',
    ...tenthNames,
    ...twelfthNames,
  },
  collegeinfo: {
    degreeStatus: 'status_ug',
    degreeType: 'type_ug',
    degreeUniversity: 'university',
    degreeYear: 'uyear',
    degreeFullMarks: 'ufull_marks',
    degreeMarks: 'umarks',
    degreePercentage: 'upercentage_marks',
    hasMasters: 'have_master',
    mastersStatus: 'status_pg',
    mastersType: 'type_pg',
    mastersUniversity: 'puniversity',
    mastersYear: 'pyear',
    mastersFullMarks: 'pfull_marks',
    mastersMarks: 'pmarks',
    mastersPercentage: 'ppercentage_marks',
  },
  own: { subject: 'choose_subject' },
}
