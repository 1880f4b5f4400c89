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

interface Journey {
  title: string
  all: Part
  /** What was measured until some point of the journey, by its words. */
  parts: Record<string, Part>
}

const MAX_OUTPUT = 10_000_000

/** What people do, and wait for, in the journeys of `site/e2e/measures`. */
export async function benchStranger(): Promise<Row[]> {
  return (await journeys()).map(({ title, all, parts }) => ({
    measure: `${[title, ...Object.keys(parts)].join('; ')}: inputs, presses, waiting (${SLOW_PHONE})`,
    figure: [all, ...Object.values(parts)].map(figures).join('; '),
  }))
}

const figures = ({ inputs, presses, ms }: Part) => `${inputs}, ${presses}, ${(ms / 1000).toFixed(1)} s`

async function journeys(): Promise<Journey[]> {
  const playwright = path.join(root, 'node_modules/.bin/playwright')
  const { stdout } = await promisify(execFile)(playwright, ['test', '--config', 'playwright.measures.config.ts'], {
    cwd: root,
    maxBuffer: MAX_OUTPUT,
  })
  // The report has each annotation twice: with the test, and with its result.
  const found = new Set(Array.from(stdout.matchAll(/"description": ("\{.*\}")/g), ([, text = '']) => text))
  if (found.size === 0) throw new Error(`The journeys reported nothing: ${stdout}`)
  return Array.from(found, (text) => JSON.parse(JSON.parse(text)))
}
