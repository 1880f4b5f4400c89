import { COURSE_LABELS } from '../../../courses/courses.ts'
import type { CourseForm } from '../../form/course-form.ts'
import { schoolMinimum } from '../../form/school-minimum.ts'
import { collegePreference, education, higherSecondary, personalSections, secondary } from '../../questions/sections.ts'
import { agreement } from './agreement.ts'
import { documents } from './documents.ts'
import { languageMarksQuestions, subjectMarksQuestions } from './questions.ts'
import { wire } from './wire.ts'

export const deledForm: CourseForm = {
  code: 'DELED',
  label: COURSE_LABELS.DELED,
  sections: [
    ...personalSections('minority', 'exServiceman', 'deputed'),
    secondary,
    higherSecondary,
    education('languages', 'Language Marks', languageMarksQuestions),
    education('subjects', 'Subject Marks', subjectMarksQuestions),
    collegePreference,
  ],
  documents,
  agreement,
  eligibility: { ...schoolMinimum, blocksCorrection: false },
  wire,
  screen: { heading: 'D.EL.ED', checkNotice: 'alert', previewsPictures: false, failedCorrectionDelay: 0 },
}
