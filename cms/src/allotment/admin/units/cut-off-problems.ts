import { meritWords } from '../words.ts'
import type { CutOffProblem, ReadCutOffs, TypedCutOffs } from './typed-cut-offs.ts'

/** What keeps typed cut-offs from being saved, by field of the form. Without a score in the table there is nothing to name. */
export function cutOffProblems(
  { session, source }: TypedCutOffs,
  { scores, problems }: ReadCutOffs,
): Record<string, string> {
  const words = meritWords.cutOffs
  const hasScores = scores.size > 0
  const [first] = problems
  return {
    ...(hasScores && session.trim() === '' && { 'cutOffs.session': words.noSession }),
    ...(hasScores && source.trim() === '' && { 'cutOffs.source': words.noSource }),
    ...(first && { 'cutOffs.table': textOf(first) }),
  }
}

function textOf(problem: CutOffProblem): string {
  const words = meritWords.cutOffs.problems
  return problem.code === 'category' ? words.category(problem.text) : words[problem.code](problem.line, problem.text)
}
