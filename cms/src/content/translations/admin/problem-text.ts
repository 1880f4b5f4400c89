import type { PassageProblem } from '@pravesh/shared/content/translated/check-passage'
import { translationWords } from './words.ts'

/** What is wrong with a translation, for the person who entered it. */
export function problemText(problem: PassageProblem): string {
  const { links, long, differ } = translationWords.problems
  if (problem.kind === 'links') return links
  if (problem.kind === 'long') return long(problem.most)
  return differ(problem.missing.join(', '), problem.added.join(', '))
}
