import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readReport } from './test-counts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const FAILED = { numPassedTests: 2, numFailedTests: 1 }
const PASSED = { numPassedTests: 2, numFailedTests: 0 }

describe('a report', () => {
  it('counts the tests of Vitest', () => {
    expect(readReport(reportOf(FAILED), { succeeded: false })).toEqual({ passed: 2, failed: 1 })
  })

  it('counts a test of Playwright that passed in a second attempt as failed', () => {
    const report = reportOf({ stats: { expected: 1, unexpected: 0, flaky: 1 } })
    expect(readReport(report, { succeeded: true })).toEqual({ passed: 1, failed: 1 })
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
