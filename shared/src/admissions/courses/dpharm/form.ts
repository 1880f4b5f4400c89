import { COURSE_LABELS } from '../../../courses/courses.ts'
import type { CourseForm } from '../../form/course-form.ts'
import { schoolMinimum } from '../../form/school-minimum.ts'
import { collegePreference, education, higherSecondary, personalSections, secondary } from '../../questions/sections.ts'
import { agreement } from './agreement.ts'
import { documents } from './documents.ts'
import { cuetQuestions, scienceQuestions } from './questions.ts'
import { wire } from './wire.ts'

export const dpharmForm: CourseForm = {
  code: 'DPHARM',
  label: COURSE_LABELS.DPHARM,
  sections: [
    ...personalSections('minority', 'exServiceman'),
    secondary,
    higherSecondary,
    education('sciences', 'Science Marks', scienceQuestions),
    education('cuet', 'CUET', cuetQuestions),
    collegePreference,
  ],
  documents,
  agreement,
  eligibility: { ...schoolMinimum, blocksCorrection: true },
  wire,
  screen: { heading: 'D.PHARMA', checkNotice: 'dialog', previewsPictures: false, failedCorrectionDelay: 2000 },
}
