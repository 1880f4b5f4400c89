import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { afterSecondAttempt, readReport } from './test-counts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** A report of Vitest with one file that passed and one with a failed test. */
const FAILED = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    { name: 'sound.ts', status: 'passed', assertionResults: [{ fullName: 'is sound', status: 'passed' }] },
    {
      name: 'shaky.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'is stable', status: 'passed' },
        { fullName: 'races', status: 'failed' },
      ],
    },
  ],
}
const PASSED = { numPassedTests: 2, numFailedTests: 0, testResults: [] }

describe('a report', () => {
  it('names the failed files and tests of Vitest', () => {
    const report = readReport(reportOf(FAILED), { succeeded: false })
    expect(report).toMatchObject({ passed: 2, failed: 1, failures: [{ file: 'shaky.ts', tests: ['races'] }] })
  })

  it('counts a flaky test of Playwright as passed, and names it', () => {
    const specs = [
      { title: 'A student pays', file: 'pays.spec.ts', tests: [{ status: 'flaky' }] },
      { title: 'A student reads', file: 'pays.spec.ts', tests: [{ status: 'expected' }] },
    ]
    const report = reportOf({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites: [{ suites: [{ specs }] }] })
    expect(readReport(report, { succeeded: true })).toMatchObject({
      passed: 2,
      failed: 0,
      flaky: ['pays.spec.ts: A student pays'],
    })
  })

  it.each([
    ['is empty', {}, true],
    ['has no failed test although the run failed', PASSED, false],
  ])('counts as a failure if it %s', (_, content, succeeded) => {
    expect(readReport(reportOf(content), { succeeded }).failed).toBe(1)
  })

  it('counts as a failure if it is missing', () => {
    expect(readReport(path.join(folder, 'none.json'), { succeeded: true }).failed).toBe(1)
  })
})

describe('a second attempt', () => {
  const first = readReport(reportOf(FAILED), { succeeded: false })

  it('turns failed tests that pass now into flaky ones', () => {
    const second = readReport(reportOf(PASSED), { succeeded: true })
    expect(afterSecondAttempt(first, second)).toEqual({ passed: 3, failed: 0, flaky: ['races'] })
  })

  it('names an error outside the tests', () => {
    const unexplained = readReport(reportOf(PASSED), { succeeded: false })
    const second = readReport(reportOf(PASSED), { succeeded: true })
    expect(afterSecondAttempt(unexplained, second)).toEqual({
      passed: 2,
      failed: 0,
      flaky: ['an error outside the tests'],
    })
  })

  it('leaves the failures of the first if anything fails again', () => {
    const second = readReport(reportOf(FAILED), { succeeded: false })
    expect(afterSecondAttempt(first, second)).toEqual({ passed: 2, failed: 1, flaky: [] })
  })
})
