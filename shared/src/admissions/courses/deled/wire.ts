import type { CourseWire, NamesOf } from '../../form/course-form.ts'
import { schoolNames } from '../wire/school-names.ts'
import type { DeledAnswers } from './questions.ts'

const ownNames: NamesOf<DeledAnswers> = {
  firstLanguage: 'flang',
  firstLanguageFullMarks: 'flang_full',
  firstLanguageMarks: 'flang_marks',
  secondLanguage: 'slang',
  secondLanguageFullMarks: 'slang_full',
  secondLanguageMarks: 'slang_marks',
  subject1Name: 'sub1_name',
  subject1Marks: 'sub1_marks',
  subject2Name: 'sub2_name',
  subject2Marks: 'sub2_marks',
  subject3Name: 'sub3_name',
  subject3Marks: 'sub3_marks',
  subject4Name: 'sub4_name',
  subject4Marks: 'sub4_marks',
}

/** (spec 2, 3) */
export const wire: CourseWire = {
  name: 'dled_form',
  schoolinfo: { ...schoolNames, ...ownNames },
  own: {},
}
