import type { Semester } from '../../content/options.ts'
import type { CourseCode } from '../../courses/courses.ts'
import type { Translate } from '../../platform/translate.ts'
import type { Answers, QuestionName } from '../answers/answers.ts'
import type { DocumentRule } from '../documents/document-rule.ts'
import type { Section } from '../questions/section.ts'
import type { AgreementBlock } from './agreement-block.ts'
import type { Consent } from './consent.ts'

/**
 * The application form of a course, as data: questionnaire, checks, documents, agreement, wire and screens read it and
 * never compare course codes. (decision 0029)
 */
export interface CourseForm {
  code: CourseCode
  label: string
  /** In display order. */
  sections: readonly Section[]
  /** In display order. */
  documents: readonly DocumentRule[]
  agreement: CourseAgreement
  /** Minimum percentages; null if the course has none. */
  eligibility: CourseEligibility | null
  wire: CourseWire
  screen: CourseScreen
  /** Translates the sentences around its labels; unset in the default language. See `translateForm`. */
  translate?: Translate
}

/** The parts of the agreement that differ between courses. */
export interface CourseAgreement {
  /** Accepted one by one, before the agreement as a whole. */
  consents: readonly Consent[]
  /** The semesters that end with an examination fee, and of what each is the end. */
  examFees: { semesters: readonly Semester[]; each: 'semester' | 'year' }
  /** Additional blocks that depend on the answers. Their texts are translated like labels. */
  more?: (answers: Answers) => AgreementBlock[]
}

export interface CourseEligibility {
  /** Minimum percentage in class 10 and class 12; null while no category is chosen. */
  minimumFor: (category: string | undefined) => number | null
  /** The rule for a category, worded for applicants. */
  ruleFor: (category: string | undefined) => string
  /** Whether the form disables sending a correction while the marks are too low, or only refuses it. (spec 3, 2.4) */
  blocksCorrection: boolean
}

/** Question → wire name. */
export type WireNames = Partial<Record<QuestionName, string>>

/** The wire names of a group of questions. A question without one does not compile. */
export type NamesOf<Group> = Record<keyof Group, string>

/** The course-specific part of the payload. */
export interface CourseWire {
  /** The key of this part in the payload. */
  name: string
  schoolinfo: WireNames
  collegeinfo?: WireNames
  /** Fields outside the groups. */
  own: WireNames
}

/** The differences between the courses' screens that the specification asks for. */
export interface CourseScreen {
  /** The course's name in titles of the form. (spec 2, 2; spec 3, 2.3) */
  heading: string
  /** How the wizard asks applicants to check their answers. (spec 2, 2) */
  checkNotice: 'alert' | 'dialog'
  /** Whether the preview starts with photo and signature. (spec 2, 2) */
  previewsPictures: boolean
  /** Milliseconds between a failed correction and the redirect to the error page. (spec 3, 4) */
  failedCorrectionDelay: number
}
