import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** Thrown when a command exits with a status other than 0. */
export class StepFailed extends Error {
  override name = 'StepFailed'
  /** The output of the command explains the failure; a stack trace would not help. */
  override stack = undefined
}

interface StepOptions {
  cwd?: string
  env?: Record<string, string>
  /** Prints the output of the command only if it fails. */
  quiet?: boolean
  /** Prints the output in one piece when the command has ended. */
  buffered?: boolean
  /** Connects the terminal's input to the command. */
  interactive?: boolean
}

/** Runs a command and prints its duration. Returns the output of a quiet one. Throws `StepFailed` on failure. */
export async function step(title: string, command: readonly string[], options: StepOptions = {}): Promise<string> {
  const started = performance.now()
  const heading = options.quiet ? `${title} … ` : `\n▶ ${title}\n`
  if (!options.buffered) process.stdout.write(heading)
  const { code, output } = await run(command, options)
  if (options.buffered) process.stdout.write(options.quiet ? heading : heading + output)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code === 0) {
    console.log(options.quiet ? `${seconds} s` : `✔ ${title}, ${seconds} s`)
    return output
  }
  if (options.quiet) console.log(`failed\n${output}`)
  throw new StepFailed(`${title} failed.`)
}

/** Runs a command. Returns its exit code and, if quiet or buffered, its output. */
export function run(
  [program = '', ...args]: readonly string[],
  { cwd = root, env, quiet, buffered, interactive }: StepOptions,
) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio:
        quiet || buffered ? ['ignore', 'pipe', 'pipe'] : [interactive ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
