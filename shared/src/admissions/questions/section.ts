import type { Answers } from '../answers/answers.ts'
import type { Part } from '../status/parts.ts'
import type { Question } from './question.ts'

/** A card of the form. */
export interface Section {
  key: string
  title: string
  /** The step of the wizard. */
  step: 1 | 2
  part: Exclude<Part, 'documents'>
  questions: readonly Question[]
  /** Notes below the questions that depend on the answers. */
  notes?: { texts: readonly string[]; when: (answers: Answers) => boolean }
}
