import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

interface RunResult {
  succeeded: boolean
  /** Accepts a run without tests, for example when no affected test exists. */
  mayBeEmpty?: boolean
}

/**
 * Reads a JSON report of Vitest or Playwright. A missing or empty report counts as a failure, and so does a run that
 * failed without a failed test, for example because a file did not load.
 */
export function readReport(file: string, { succeeded, mayBeEmpty = false }: RunResult): Counts {
  const report = countsIn(parse(file))
  const isEmpty = report.passed + report.failed === 0 && !mayBeEmpty
  const unexplained = !succeeded || isEmpty ? 1 : 0
  return { passed: report.passed, failed: Math.max(report.failed, unexplained) }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

function countsIn(report: unknown): Counts {
  if (typeof report !== 'object' || report === null) return { passed: 0, failed: 0 }
  if ('numPassedTests' in report) {
    const { numPassedTests, numFailedTests } = report as VitestReport
    return { passed: numPassedTests, failed: numFailedTests }
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
    return { passed: expected, failed: unexpected + flaky }
  }
  return { passed: 0, failed: 0 }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
