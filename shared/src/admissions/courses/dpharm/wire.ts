import type { CourseWire, NamesOf } from '../../form/course-form.ts'
import { schoolNames } from '../wire/school-names.ts'
import type { DpharmAnswers } from './questions.ts'

const ownNames: NamesOf<DpharmAnswers> = {
  physicsMarks: 'phy_marks',
  chemistryMarks: 'che_marks',
  higherSubject: 'high_marks_sub',
  higherSubjectMarks: 'high_marks',
  passedCuet: 'pass_cuet',
  cuetMarks: 'cuet_marks',
  cuetYear: 'cuet_year',
}

/** (spec 2, 3) */
export const wire: CourseWire = {
  name: 'dpharm_form',
  schoolinfo: { ...schoolNames, ...ownNames },
  own: {},
}
