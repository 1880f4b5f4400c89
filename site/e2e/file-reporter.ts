import path from 'node:path'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'

interface File {
  tests: number
  failed: number
  open: number
  ms: number
}

/** Prints one line per file, and for each failed test its errors, its output and the path of its screenshot. */
export default class FileReporter implements Reporter {
  readonly #files = new Map<string, File>()
  readonly #unprinted: string[] = []
  #testDir = ''

  printsToStdio(): boolean {
    return true
  }

  onBegin({ projects }: FullConfig, suite: Suite): void {
    this.#testDir = projects[0]?.testDir ?? ''
    for (const test of suite.allTests()) {
      const file = this.#fileOf(test)
      file.tests++
      file.open++
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = this.#fileOf(test)
    file.ms += result.duration
    const failed = result.status !== test.expectedStatus && result.status !== 'skipped'
    if (failed) {
      file.failed++
      print(`✘ ${test.titlePath().filter(Boolean).join(' › ')}\n${indented(described(result))}`)
    }
    file.open--
    if (file.open === 0) print(this.#lineOf(test, file))
  }

  onError(error: TestError): void {
    this.#unprinted.push(textOf(error))
  }

  onEnd({ status, duration }: FullResult): void {
    for (const error of this.#unprinted) print(`✘ ${error}`)
    print(`${status}, ${(duration / 1000).toFixed(1)} s`)
  }

  #lineOf(test: TestCase, { tests, failed, ms }: File): string {
    const count = failed > 0 ? `${failed} of ${tests} failed` : `${tests} ${tests === 1 ? 'test' : 'tests'}`
    return `${failed > 0 ? '✘' : '✓'} ${this.#nameOf(test)}: ${count}, ${(ms / 1000).toFixed(1)} s`
  }

  #nameOf({ location, parent }: TestCase): string {
    return `${parent.project()?.name ?? ''} ${path.relative(this.#testDir, location.file)}`
  }

  #fileOf(test: TestCase): File {
    const name = this.#nameOf(test)
    const file = this.#files.get(name) ?? { tests: 0, failed: 0, open: 0, ms: 0 }
    this.#files.set(name, file)
    return file
  }
}

function described({ errors, stdout, stderr, attachments }: TestResult): string {
  const files = attachments.flatMap(({ name, path: file }) => (file ? [`${name}: ${file}`] : []))
  return [...errors.map(textOf), ...[...stdout, ...stderr].map(String), ...files].join('\n')
}

function textOf({ message, stack, snippet, value }: TestError): string {
  return [stack ?? message ?? value ?? 'Error without a message.', snippet].filter(Boolean).join('\n')
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
