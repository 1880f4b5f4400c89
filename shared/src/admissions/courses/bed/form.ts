import { COURSE_LABELS } from '../../../courses/courses.ts'
import { YES } from '../../answers/options.ts'
import type { CourseForm } from '../../form/course-form.ts'
import { twelfthQuestions } from '../../questions/school.ts'
import { education, personalSections, secondary, subjectAndCollegePreference } from '../../questions/sections.ts'
import { agreement } from './agreement.ts'
import { documents } from './documents.ts'
import {
  APPEARING_NOTES,
  degreeQuestions,
  isAppearing,
  lastUniversityQuestions,
  mastersQuestions,
} from './questions.ts'
import { wire } from './wire.ts'

export const bedForm: CourseForm = {
  code: 'BED',
  label: COURSE_LABELS.BED,
  sections: [
    ...personalSections('minority', 'deputed'),
    education('last-university', 'Last University', lastUniversityQuestions),
    secondary,
    education('higher-secondary', 'Higher Secondary', twelfthQuestions),
    {
      ...education('degree', 'Under-Graduation', degreeQuestions),
      notes: { texts: APPEARING_NOTES, when: ({ degreeStatus }) => isAppearing(degreeStatus) },
    },
    {
      ...education('masters', 'Post-Graduation', mastersQuestions),
      notes: {
        texts: APPEARING_NOTES,
        when: ({ hasMasters, mastersStatus }) => hasMasters === YES && isAppearing(mastersStatus),
      },
    },
    subjectAndCollegePreference,
  ],
  documents,
  agreement,
  eligibility: null,
  wire,
  screen: { heading: 'B.ED', checkNotice: 'alert', previewsPictures: true, failedCorrectionDelay: 0 },
}
