/**
 * `npm test`: everything that CI runs, fast parts first. `npm test -- unit|int|e2e [pattern]` runs one part, or its
 * files whose path contains the pattern; `npm test -- --changed [commit]` runs tests near the changes; `--all` also
 * runs every integration test on MongoDB. `npm test -- long [pattern]` runs what takes minutes: fuzzers, every page at every
 * width. `npm test -- mutate [commit]` changes rules and expects a test to fail. No stage runs after one that failed. No test has a
 * second attempt: one that fails now and then is a fault, of the test or of the portal.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from './lib/find-program.ts'
import { hasDictionaries } from './lib/languages/spelling/dictionary.ts'
import { canMountDisks } from './lib/small-disk.ts'
import { parseTestArguments, UsageError } from './lib/test-arguments.ts'
import type { Part } from './lib/test-parts.ts'
import { planTests, type Stage } from './lib/test-plan.ts'

const onMongodb = (process.env.MONGODB_TEST_URI ?? '') !== ''
const onS3 = (process.env.S3_TEST_URL ?? '') !== ''
const summary: string[] = []
const failures: string[] = []
const total = { passed: 0, failed: 0 }
const started = performance.now()

const { request, stages } = plan()
if (stages.length === 0) {
  console.log('Nothing has changed.')
  process.exit(0)
}
const testsDatabase = request.kind === 'part' ? request.part === 'int' : request.kind !== 'mutate'
if (testsDatabase) warnWithoutServers()
const reports = await mkdtemp(path.join(tmpdir(), 'pravesh-reports-'))
for (const [index, stage] of stages.entries()) {
  await runStage(stage)
  const skipped = stages.slice(index + 1).flatMap(({ lanes }) => lanes.flat())
  if (total.failed > 0 && skipped.length > 0) {
    summary.push(`Stopped after the failure. Not run: ${skipped.map(({ title }) => title).join('; ')}.`)
    break
  }
}
await rm(reports, { recursive: true, force: true })

console.log(`\n${[...summary, ...failures].join('\n')}`)
if (testsDatabase) warnWithoutServers()
if (!hasDictionaries())
  console.log('\n*** SPELLING IS NOT TESTED: hunspell or a dictionary (hi_IN, bn_IN) is missing. ***\n')
console.log(`Total: ${since(started)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function plan() {
  try {
    const request = parseTestArguments(process.argv.slice(2))
    return { request, stages: planTests({ request, onMongodb }) }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

async function runStage({ lanes }: Stage): Promise<void> {
  const titles = lanes.map((parts) => parts.map(({ title }) => title).join(', then '))
  if (lanes.length > 1) console.log(`\n▶ ${titles.join(' and ')}, concurrently`)
  await Promise.all(
    lanes.map(async (parts, lane) => {
      for (const part of parts) await runPart(part, lane < lanes.length - 1)
    }),
  )
}

async function runPart({ title, run }: Part, buffered: boolean): Promise<void> {
  const partStarted = performance.now()
  const { passed, failed, failures: failedHere } = await run({ reports, buffered })
  total.passed += passed
  total.failed += failed
  failures.push(...failedHere)
  const mark = failed === 0 ? '✔' : '✘'
  const counts = `${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed`
  summary.push(`${mark} ${title.padEnd(44)}${counts}   ${since(partStarted)}`)
}

function warnWithoutServers(): void {
  if (!onMongodb) console.log('\n*** MONGODB IS NOT TESTED: MONGODB_TEST_URI is not set. ***\n')
  if (!onS3) console.log('\n*** OBJECT STORAGE IS NOT TESTED: S3_TEST_URL is not set. ***\n')
  if (findProgram('nginx') === undefined) console.log('\n*** THE PROXY IS NOT TESTED: nginx is not installed. ***\n')
  if (!canMountDisks()) console.log('\n*** FULL DISKS ARE NOT TESTED: this user may not mount a file system. ***\n')
}

function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
