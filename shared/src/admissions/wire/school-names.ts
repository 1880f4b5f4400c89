/** Common fields of `schoolinfo`. (spec 2, 3) */
import type { WireNames } from '../courses/course-form.ts'

export const tenthNames = {
  tenthBoard: 'mboard',
  tenthYear: 'myear',
  tenthFullMarks: 'mfull_marks',
  tenthMarks: 'mmarks',
  tenthPercentage: 'mpercentage_marks',
} as const satisfies WireNames

export const twelfthNames = {
  twelfthBoard: 'hboard',
  twelfthYear: 'hyear',
  twelfthFullMarks: 'hfull_marks',
  twelfthMarks: 'hmarks',
  twelfthPercentage: 'hpercentage_marks',
} as const satisfies WireNames

/** Both classes, and the school of class 12. */
export const schoolNames = {
  ...tenthNames,
  twelfthInstitute: 'hinstitute',
  ...twelfthNames,
} as const satisfies WireNames
