import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './step.ts'
import { readReport } from './test-counts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const FAILED = {
  ...{ numPassedTests: 2, numFailedTests: 1 },
  testResults: [
    {
      ...{ name: path.join(root, 'shared/src/sum.test.ts'), status: 'failed', message: '' },
      assertionResults: [
        { fullName: 'a sum adds', status: 'passed', failureMessages: [] },
        { fullName: 'a sum subtracts', status: 'failed', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] },
      ],
    },
  ],
}
const PASSED = { numPassedTests: 2, numFailedTests: 0, testResults: [] }

describe('a report', () => {
  it('counts the tests of Vitest', () => {
    expect(readReport(reportOf(FAILED), { succeeded: false })).toMatchObject({ passed: 2, failed: 1 })
  })

  it('counts a test of Playwright that passed in a second attempt as failed', () => {
    const report = reportOf({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites: [] })
    expect(readReport(report, { succeeded: true })).toMatchObject({ passed: 1, failed: 1 })
  })

  it('names each failed test of Vitest with its error', () => {
    expect(readReport(reportOf(FAILED), { succeeded: false }).failures).toEqual([
      '✘ shared/src/sum.test.ts: a sum subtracts\n    expected 1 to be 2',
    ])
  })

  it('names a file that does not load', () => {
    const file = {
      name: path.join(root, 'a.test.ts'),
      status: 'failed',
      message: 'Cannot find b.ts',
      assertionResults: [],
    }
    const report = reportOf({ numPassedTests: 0, numFailedTests: 0, testResults: [file] })
    expect(readReport(report, { succeeded: false })).toEqual({
      ...{ passed: 0, failed: 1 },
      failures: ['✘ a.test.ts: the file\n    Cannot find b.ts'],
    })
  })

  it('names each failed test of Playwright with the beginning of its error', () => {
    const message = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`).join('\n')
    const spec = { title: 'signs out', ok: false, tests: [{ results: [{ error: { message } }] }] }
    const inner = { file: 'journeys/phone.spec.ts', specs: [spec, { title: 'signs in', ok: true, tests: [] }] }
    const suites = [{ file: 'journeys/phone.spec.ts', specs: [], suites: [inner] }]
    const report = reportOf({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites })
    const { failures } = readReport(report, { succeeded: false })
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^✘ journeys\/phone.spec.ts: signs out\n {4}line 1\n/)
    expect(failures[0]?.split('\n')).toHaveLength(13)
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
