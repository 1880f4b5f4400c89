/**
 * `npm test`: everything that CI runs, the quick things first. The parts of a stage all run, so that one run says all that
 * is wrong; a stage that fails is the last, for what follows would take minutes to say the same.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Part, playwright, script, vitest } from './lib/test-parts.ts'

const onMongodb = (process.env.MONGODB_TEST_URI ?? '') !== ''

const stages: Part[][] = [
  [script('Check', ['node', 'scripts/check.ts']), vitest('Unit tests', 'unit')],
  [script('Build', ['node', 'scripts/build.ts'])],
  [vitest('Pages of the built site', 'built')],
  [
    vitest('Integration tests on SQLite', 'sqlite'),
    ...(onMongodb ? [vitest('Integration tests on MongoDB', 'mongodb')] : []),
  ],
  [
    playwright('Journeys in a browser', 'journeys'),
    playwright('Every page: axe, keyboard, narrow screens', 'quality'),
    script('Weight', ['node', 'scripts/check-weight.ts']),
    script('Links', ['node', 'scripts/check-links.ts']),
    script('Lighthouse', ['node', 'scripts/check-lighthouse.ts']),
  ],
]

const reports = await mkdtemp(path.join(tmpdir(), 'pravesh-reports-'))
const summary: string[] = []
const total = { passed: 0, failed: 0 }
const begun = performance.now()
if (!onMongodb) warnAboutMongodb()
for (const [index, stage] of stages.entries()) {
  for (const { title, run } of stage) {
    const started = performance.now()
    const { passed, failed } = await run(reports)
    total.passed += passed
    total.failed += failed
    const mark = failed === 0 ? '✔' : '✘'
    summary.push(
      `${mark} ${title.padEnd(44)}${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed   ${since(started)}`,
    )
  }
  const skipped = stages.slice(index + 1).flat()
  if (total.failed > 0 && skipped.length > 0) {
    summary.push(`Stopped here. Mend this first; not run: ${skipped.map(({ title }) => title).join('; ')}.`)
    break
  }
}
await rm(reports, { recursive: true, force: true })

console.log(`\n${summary.join('\n')}`)
if (!onMongodb) warnAboutMongodb()
console.log(`All in ${since(begun)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function warnAboutMongodb(): void {
  console.log('\n*** MONGODB IS NOT TESTED: MONGODB_TEST_URI names no server. ***\n')
}

function since(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
