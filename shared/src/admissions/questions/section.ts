import type { Answers, QuestionName } from '../answers/answers.ts'
import type { Part } from './parts.ts'
import type { Question } from './question.ts'

/** A card of the form. */
export interface Section {
  key: string
  title: string
  /** The step of the wizard. */
  step: 1 | 2
  part: Exclude<Part, 'documents'>
  questions: readonly Question[]
  /** The screens that the wizard divides the section into; one by default. Together they have all its questions. */
  screens?: readonly SectionScreen[]
  /** Notes below the questions that depend on the answers. */
  notes?: { texts: readonly string[]; when: (answers: Answers) => boolean }
}

/** A few questions of a section that the wizard asks at a time. */
export interface SectionScreen {
  key: string
  title: string
  /** In display order, which may differ from the order of the section. */
  questions: readonly QuestionName[]
}
