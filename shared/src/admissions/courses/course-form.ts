import type { CourseCode } from '../../courses/courses.ts'
import type { AgreementBlock } from '../agreement/agreement-block.ts'
import type { Consent } from '../agreement/consent.ts'
import type { Answers, QuestionName } from '../answers/answers.ts'
import type { DocumentRule } from '../documents/document-rule.ts'
import type { Section } from '../questions/section.ts'

/**
 * The application form of a course. Forms are data: questionnaire, checks, documents, agreement, wire and screens read them and
 * compare no course codes. (decision 0029)
 */
export interface CourseForm {
  code: CourseCode
  /** How the course is written for people. */
  label: string
  /** Every section, from top to bottom. */
  sections: readonly Section[]
  /** In the order of the form. */
  documents: readonly DocumentRule[]
  agreement: CourseAgreement
  /** The least percentages; null where the course has none. */
  eligibility: CourseEligibility | null
  wire: CourseWire
  screen: CourseScreen
}

/** What the agreement of a course says beside the words that all share. */
export interface CourseAgreement {
  /** The statements to accept one by one, before the agreement as a whole. */
  consents: readonly Consent[]
  /** For instance four, one for each semester. */
  examFees: { count: string; each: string }
  /** More that these answers call for. */
  more?: (answers: Answers) => AgreementBlock[]
}

export interface CourseEligibility {
  /** In per cent of the marks of class 10 and class 12; null while no category is chosen. */
  minimumFor: (category: string | undefined) => number | null
  /** Every rule as applicants read it. */
  rules: readonly string[]
  /** The rule for a category. */
  ruleFor: (category: string | undefined) => string
  /** Whether a correction cannot be sent at all while the marks are too low; otherwise sending it says so. (spec 3, 2.4) */
  blocksCorrection: boolean
}

/** Question → name on the wire. */
export type WireNames = Partial<Record<QuestionName, string>>

/** The course's own form in the payload: its name and its groups. */
export interface CourseWire {
  /** Where the form stands in the payload. */
  name: string
  schoolinfo: WireNames
  collegeinfo?: WireNames
  /** Beside the groups. */
  own: WireNames
}

/** Where the specification has one course's screens differ from another's. */
export interface CourseScreen {
  /** The course as the form's titles write it. (spec 2, 2; spec 3, 2.3) */
  heading: string
  /** How the wizard asks to look everything over. (spec 2, 2) */
  checkNotice: 'alert' | 'dialog'
  /** Whether the preview begins with photo and signature. (spec 2, 2) */
  previewsPictures: boolean
  /** Milliseconds from a correction that failed to the error page. (spec 3, 4) */
  failedCorrectionDelay: number
}
