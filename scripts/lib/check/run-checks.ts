import path from 'node:path'
import { root, run } from '../step.ts'
import { digestOf, type Inputs, passedChecks } from './passed-before.ts'

/** A check: a command that exits with 0 on success. */
export interface Check {
  title: string
  command: readonly string[]
  env?: Record<string, string>
  /** If given, the check is skipped while these are unchanged since it last passed on this machine. */
  inputs?: Inputs
}

interface Options {
  /** Number of concurrent checks. */
  lanes: number
  /** Also runs checks that passed before. */
  all: boolean
}

/** Runs the checks in the given order and prints each result. Returns the titles of the failed ones. */
export async function runChecks(checks: readonly Check[], { lanes, all }: Options): Promise<string[]> {
  const passed = passedChecks(path.join(root, 'node_modules/.cache/check'))
  const waiting = [...checks]
  const failed: string[] = []
  await Promise.all(Array.from({ length: lanes }, runLane))
  return failed

  async function runLane(): Promise<void> {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check)
  }

  async function runCheck({ title, command, env, inputs }: Check): Promise<void> {
    // Computed before the command runs, so that edits made meanwhile are checked next time.
    const digest = inputs && digestOf(root, inputs)
    if (digest !== undefined && !all && passed.has(title, digest)) {
      console.log(`✔ ${title}, unchanged`)
      return
    }
    const started = performance.now()
    const { code, output } = await run(command, { env, quiet: true })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✔' : '✘'} ${title}, ${seconds} s${code === 0 ? '' : `\n${output}`}`)
    if (code !== 0) failed.push(title)
    else if (digest !== undefined) passed.add(title, digest)
  }
}
