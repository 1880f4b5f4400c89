import path from 'node:path'
import { root, run } from '../step.ts'
import { digestOf, type Inputs, passedChecks } from './passed-before.ts'

/** One check: a command that ends with 0 when all is well. */
export interface Check {
  title: string
  command: readonly string[]
  /** When given, the check is skipped while these are as they were when it passed last on this machine. */
  inputs?: Inputs
}

interface Options {
  /** How many run side by side. */
  lanes: number
  /** Runs those as well that passed before. */
  all: boolean
}

/** Runs the checks, longest first if so listed, and prints each as it ends. Returns the titles of those that failed. */
export async function runChecks(checks: readonly Check[], { lanes, all }: Options): Promise<string[]> {
  const passed = passedChecks(path.join(root, 'node_modules/.cache/check'))
  const waiting = [...checks]
  const failed: string[] = []
  await Promise.all(Array.from({ length: lanes }, runLane))
  return failed

  async function runLane(): Promise<void> {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check)
  }

  async function runCheck({ title, command, inputs }: Check): Promise<void> {
    // Taken before the command runs, so that an edit meanwhile is checked the next time.
    const digest = inputs && digestOf(root, inputs)
    if (digest !== undefined && !all && passed.has(title, digest)) {
      console.log(`✔ ${title}, unchanged`)
      return
    }
    const started = performance.now()
    const { code, output } = await run(command, { quiet: true })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✔' : '✘'} ${title}, ${seconds} s${code === 0 ? '' : `\n${output}`}`)
    if (code !== 0) failed.push(title)
    else if (digest !== undefined) passed.add(title, digest)
  }
}
