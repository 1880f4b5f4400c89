import type { QuotedLine } from './fetch-quote.ts'
import type { buyWords } from './words/words.ts'

type Words = ReturnType<typeof buyWords>['lines']

/** Why a book cannot be ordered as asked; null if it can. */
export function lineProblem({ problem, copies }: Pick<QuotedLine, 'problem' | 'copies'>, w: Words): string | null {
  if (problem === null) return null
  if (problem === 'tooFew') return w.tooFew(copies)
  return problem === 'soldOut' ? w.soldOut : w.unavailable
}
