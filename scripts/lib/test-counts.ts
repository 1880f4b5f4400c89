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
 * Reads the counts from a JSON report of Vitest or Playwright. A missing or empty report counts as a failure, and so
 * does a run that failed without a failed test, for example because a file did not load.
 */
export function countsOf(file: string, { succeeded, mayBeEmpty = false }: RunResult): Counts {
  const { passed, failed } = countsIn(parse(file))
  const isEmpty = passed + failed === 0 && !mayBeEmpty
  const unexplained = !succeeded || isEmpty ? 1 : 0
  return { passed, failed: Math.max(failed, unexplained) }
}

function countsIn(report: unknown): Counts {
  if (typeof report !== 'object' || report === null) return { passed: 0, failed: 0 }
  if ('numPassedTests' in report && 'numFailedTests' in report) {
    return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) }
  }
  const stats = 'stats' in report && typeof report.stats === 'object' ? report.stats : null
  if (stats === null || !('expected' in stats) || !('unexpected' in stats)) return { passed: 0, failed: 0 }
  const flaky = 'flaky' in stats ? Number(stats.flaky) : 0
  return { passed: Number(stats.expected), failed: Number(stats.unexpected) + flaky }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
