import type { Answers } from '../answers/answers.ts'
import type { Part } from '../status/parts.ts'
import type { Question } from './question.ts'

/** A card of the form. */
export interface Section {
  key: string
  title: string
  /** The wizard's step that asks it. */
  step: 1 | 2
  part: Exclude<Part, 'documents'>
  questions: readonly Question[]
  /** What the form says below the questions with some answers. */
  notes?: { texts: readonly string[]; when: (answers: Answers) => boolean }
}
