import { schoolNames } from '../../wire/school-names.ts'
import type { CourseWire } from '../course-form.ts'

/** (spec 2, 3) */
export const wire: CourseWire = {
  name: 'dpharm_form',
  schoolinfo: {
    ...schoolNames,
    physicsMarks: 'phy_marks',
    chemistryMarks: 'che_marks',
    higherSubject: 'high_marks_sub',
    higherSubjectMarks: 'high_marks',
    passedCuet: 'pass_cuet',
    cuetMarks: 'cuet_marks',
    cuetYear: 'cuet_year',
  },
  own: {},
}
