/** The three application forms as data: which sections each has, in which step, with which questions. (spec 2, 2 and 3) */
import { COURSE_CODES, type CourseCode } from '../content/options.ts'
import type { QuestionName } from './answers.ts'
import type { Part } from './parts.ts'
import { permanentAddressQuestions, presentAddressQuestions } from './questions/address.ts'
import { degreeQuestions, lastUniversityQuestions, mastersQuestions } from './questions/bed.ts'
import { contactQuestions } from './questions/contact.ts'
import { languageMarksQuestions, subjectMarksQuestions } from './questions/deled.ts'
import { cuetQuestions, scienceQuestions } from './questions/dpharm.ts'
import { personalQuestions } from './questions/personal.ts'
import { preferenceQuestions } from './questions/preference.ts'
import type { Question } from './questions/question.ts'
import { tenthQuestions, twelfthQuestions, twelfthWithSchoolQuestions } from './questions/school.ts'

export { PART_LABELS, PARTS, type Part } from './parts.ts'

/** A card of the form. */
export interface Section {
  key: string
  title: string
  /** The wizard's step that asks it. */
  step: 1 | 2
  part: Exclude<Part, 'documents'>
  questions: readonly Question[]
}

const personal: Section[] = [
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

const education = (key: string, title: string, questions: readonly Question[]): Section => ({
  key,
  title,
  step: 2,
  part: 'education',
  questions,
})

const secondary = education('secondary', 'Secondary (Madhyamik)', tenthQuestions)
const higherSecondary = education('higher-secondary', 'Higher Secondary', twelfthWithSchoolQuestions)

const academics: Record<CourseCode, Section[]> = {
  BED: [
    education('last-university', 'Last University', lastUniversityQuestions),
    secondary,
    education('higher-secondary', 'Higher Secondary', twelfthQuestions),
    education('degree', 'Under-Graduation', degreeQuestions),
    education('masters', 'Post-Graduation', mastersQuestions),
  ],
  DELED: [
    secondary,
    higherSecondary,
    education('languages', 'Language Marks', languageMarksQuestions),
    education('subjects', 'Subject Marks', subjectMarksQuestions),
  ],
  DPHARM: [
    secondary,
    higherSecondary,
    education('sciences', 'Science Marks', scienceQuestions),
    education('cuet', 'CUET', cuetQuestions),
  ],
}

const questionnaires = Object.fromEntries(
  COURSE_CODES.map((course): [string, Section[]] => [
    course,
    [
      ...personal,
      ...academics[course],
      {
        key: 'preference',
        title: 'College Preference',
        step: 2,
        part: 'course',
        questions: preferenceQuestions(course),
      },
    ],
  ]),
) as Record<CourseCode, Section[]>

/** Every section of a course's form, from top to bottom. */
export function sectionsOf(course: CourseCode): readonly Section[] {
  return questionnaires[course]
}

/** Every question of a course's form. */
export function questionsOf(course: CourseCode): readonly Question[] {
  return sectionsOf(course).flatMap((section) => section.questions)
}

/** The part of the application a question belongs to; null where the course does not ask it. */
export function partOf(course: CourseCode, name: QuestionName): Part | null {
  return sectionsOf(course).find(({ questions }) => questions.some((each) => each.name === name))?.part ?? null
}
