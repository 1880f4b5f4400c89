/** Common fields of `schoolinfo`. (spec 2, 3) */
import type { SchoolAnswers, TenthAnswers, TwelfthAnswers } from '../../answers/answers.ts'
import type { NamesOf } from '../../form/course-form.ts'

export const tenthNames: NamesOf<TenthAnswers> = {
  tenthBoard: 'mboard',
  tenthYear: 'myear',
  tenthGrading: 'mgrading',
  tenthGrade: 'mgrade',
  tenthFullMarks: 'mfull_marks',
  tenthMarks: 'mmarks',
  tenthPercentage: 'mpercentage_marks',
}

export const twelfthNames: NamesOf<TwelfthAnswers> = {
  twelfthBoard: 'hboard',
  twelfthYear: 'hyear',
  twelfthGrading: 'hgrading',
  twelfthGrade: 'hgrade',
  twelfthFullMarks: 'hfull_marks',
  twelfthMarks: 'hmarks',
  twelfthPercentage: 'hpercentage_marks',
}

export const schoolNames: NamesOf<SchoolAnswers> = {
  ...tenthNames,
  twelfthInstitute: 'hinstitute',
  ...twelfthNames,
}
