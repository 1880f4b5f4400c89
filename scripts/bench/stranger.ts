import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { SLOW_PHONE } from '../lib/slow-phone.ts'
import { root } from '../lib/step.ts'
import type { Row } from './report.ts'

interface Part {
  inputs: number
  presses: number
  /** Waiting for the machine. */
  ms: number
}

const MAX_OUTPUT = 10_000_000

/** What a stranger does, and waits for, from the home page to a submitted and paid application. */
export async function benchStranger(): Promise<Row[]> {
  const { all, untilForm } = await journey()
  const s = (time: number) => `${(time / 1000).toFixed(1)} s`
  return [
    {
      measure: 'Stranger, home page to paid application: inputs, presses (until the form)',
      figure: `${all.inputs}, ${all.presses} (${untilForm.inputs}, ${untilForm.presses})`,
    },
    {
      measure: `Stranger, waiting for the machine, ${SLOW_PHONE}: in all (until the form)`,
      figure: `${s(all.ms)} (${s(untilForm.ms)})`,
    },
  ]
}

async function journey(): Promise<{ all: Part; untilForm: Part }> {
  const playwright = path.join(root, 'node_modules/.bin/playwright')
  const { stdout } = await promisify(execFile)(playwright, ['test', '--config', 'playwright.measures.config.ts'], {
    cwd: root,
    maxBuffer: MAX_OUTPUT,
  })
  const found = /"description": ("\{.*\}")/.exec(stdout)?.[1]
  if (found === undefined) throw new Error(`The journey reported nothing: ${stdout}`)
  return JSON.parse(JSON.parse(found))
}
