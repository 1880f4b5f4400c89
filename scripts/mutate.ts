/**
 * `npm test -- mutate [commit]` and `npm run mutate`: changes operators, conditions and statements of rules, one at a time,
 * and expects a unit test to fail for each. A rule is a product file that a unit test imports. Chooses the rules changed
 * since a commit (`--since`; default: where the branch left origin/main, and on it the last 20 commits), some drawn at
 * random (`--sample N --seed TEXT`: N files of each package), or those with a text in their path (`npm run mutate -- TEXT`).
 * Fails if less than 95 % of a package's mutants are killed. Works on a copy, so that a kill leaves no mutant. (decision 59)
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles } from './lib/changed-files.ts'
import { changedRules, drawRules, matchingRules } from './lib/mutate/choose-rules.ts'
import { defaultCommit } from './lib/mutate/default-commit.ts'
import { reportLines } from './lib/mutate/report-lines.ts'
import { runStryker } from './lib/mutate/run-stryker.ts'
import { LOWEST_SCORE, outdatedEntries, scoresOf } from './lib/mutate/score.ts'
import { testedRules } from './lib/mutate/tested-rules.ts'
import { UNFIT_TESTS } from './lib/mutate/unfit-tests.ts'
import { root, StepFailed } from './lib/step.ts'
import { UsageError } from './lib/test-arguments.ts'
import { testFiles } from './lib/test-files.ts'
import { EQUIVALENT } from './mutation/equivalent.ts'

const { values, positionals: texts } = parseArgs({
  options: { since: { type: 'string' }, sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})

try {
  const { rules, untested } = choose()
  for (const file of untested) console.log(`No unit test imports ${file}.`)
  if (rules.length === 0) console.log('No rule has changed.')
  else if (!(await areKilled(rules))) process.exitCode = 1
} catch (error) {
  if (!(error instanceof UsageError || error instanceof StepFailed)) throw error
  console.error(error.message)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function choose() {
  const tests = testFiles('unit').filter((file) => !UNFIT_TESTS.includes(path.basename(file)))
  const rules = testedRules(tests.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') })))
  if (texts.length > 0) return matchingRules({ rules, texts })
  if (values.sample !== undefined) return drawRules({ rules, count: Number(values.sample), seed: values.seed })
  const changed = changedFiles(values.since ?? defaultCommit()).filter((file) => existsSync(path.join(root, file)))
  return changedRules({ rules, changed })
}

async function areKilled(files: readonly string[]): Promise<boolean> {
  const mutants = await runStryker(files)
  const scores = scoresOf(mutants, EQUIVALENT)
  const outdated = outdatedEntries(mutants, EQUIVALENT)
  console.log(reportLines({ scores, outdated }).join('\n'))
  return outdated.length === 0 && scores.every(({ percent }) => percent >= LOWEST_SCORE)
}
