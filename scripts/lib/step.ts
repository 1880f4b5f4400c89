import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** A command that ended with another status than 0. */
export class StepFailed extends Error {
  override name = 'StepFailed'
  /** The step has said what was wrong; where it was called from helps nobody. */
  override stack = undefined
}

interface StepOptions {
  cwd?: string
  env?: Record<string, string>
  /** Shows what the command prints only when it fails. */
  quiet?: boolean
  /** Prints what the command prints when it ends, in one piece. */
  held?: boolean
  /** Lets the person at the terminal answer the command's questions. */
  interactive?: boolean
}

/** Runs one command and says how long it took. Returns what a quiet one printed. Throws StepFailed when it fails. */
export async function step(title: string, command: readonly string[], options: StepOptions = {}): Promise<string> {
  const started = performance.now()
  const heading = `\n▶ ${title}\n`
  if (!options.held) process.stdout.write(options.quiet ? `${title} … ` : heading)
  const { code, output } = await run(command, options)
  if (options.held) process.stdout.write(heading + output)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code === 0) {
    console.log(options.quiet ? `${seconds} s` : `✔ ${title}, ${seconds} s`)
    return output
  }
  if (options.quiet) console.log(`failed\n${output}`)
  throw new StepFailed(`${title} failed.`)
}

/** Runs one command to its end. Returns its exit code and, when quiet, what it printed. */
export function run(
  [program = '', ...args]: readonly string[],
  { cwd = root, env, quiet, held, interactive }: StepOptions,
) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet || held ? ['ignore', 'pipe', 'pipe'] : [interactive ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
