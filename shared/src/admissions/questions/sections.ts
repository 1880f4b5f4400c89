/** Sections that several application forms share. (spec 2, 2 and 3) */
import { permanentAddressQuestions, presentAddressQuestions } from './address.ts'
import type { FurtherClaim } from './claims.ts'
import { contactQuestions } from './contact.ts'
import { personalQuestions, personalScreens } from './personal.ts'
import { collegeQuestion, referredByQuestion, subjectQuestion } from './preference.ts'
import type { Question } from './question.ts'
import { tenthQuestions, twelfthWithSchoolQuestions } from './school.ts'
import type { Section } from './section.ts'

/** Makes an education section, in step 2. */
export const education = (key: string, title: string, questions: readonly Question[]): Section => ({
  key,
  title,
  step: 2,
  part: 'education',
  questions,
})

/** The sections of step 1, with the claims that a course asks besides category and disability. */
export const personalSections = (...claims: readonly FurtherClaim[]): readonly Section[] => [
  {
    key: 'personal',
    title: 'Personal Details',
    step: 1,
    part: 'personal',
    questions: personalQuestions(claims),
    screens: personalScreens(claims),
  },
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

export const collegePreference = preference([collegeQuestion, referredByQuestion])

/** For courses whose colleges depend on the subject. */
export const subjectAndCollegePreference = preference([subjectQuestion, collegeQuestion, referredByQuestion])
