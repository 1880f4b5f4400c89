/** The sections that the application forms have in common. (spec 2, 2 and 3) */
import { permanentAddressQuestions, presentAddressQuestions } from './address.ts'
import { contactQuestions } from './contact.ts'
import { personalQuestions } from './personal.ts'
import { collegeQuestion, referredByQuestion, subjectQuestion } from './preference.ts'
import type { Question } from './question.ts'
import { tenthQuestions, twelfthWithSchoolQuestions } from './school.ts'
import type { Section } from './section.ts'

/** A section of step 2 about what the applicant has learned. */
export const education = (key: string, title: string, questions: readonly Question[]): Section => ({
  key,
  title,
  step: 2,
  part: 'education',
  questions,
})

/** Step 1: who the applicant is and where. */
export const personalSections: readonly Section[] = [
  { key: 'personal', title: 'Personal Details', step: 1, part: 'personal', questions: personalQuestions },
  { key: 'contacts', title: 'Contacts', step: 1, part: 'contact', questions: contactQuestions },
  {
    key: 'permanent-address',
    title: 'Permanent Address',
    step: 1,
    part: 'contact',
    questions: permanentAddressQuestions,
  },
  { key: 'present-address', title: 'Present Address', step: 1, part: 'contact', questions: presentAddressQuestions },
]

export const secondary = education('secondary', 'Secondary (Madhyamik)', tenthQuestions)

/** Class 12 with the school. */
export const higherSecondary = education('higher-secondary', 'Higher Secondary', twelfthWithSchoolQuestions)

const preference = (questions: readonly Question[]): Section => ({
  key: 'preference',
  title: 'College Preference',
  step: 2,
  part: 'course',
  questions,
})

/** Where the applicant wants to study. */
export const collegePreference = preference([collegeQuestion, referredByQuestion])

/** The same for courses whose colleges depend on the subject. */
export const subjectAndCollegePreference = preference([subjectQuestion, collegeQuestion, referredByQuestion])
