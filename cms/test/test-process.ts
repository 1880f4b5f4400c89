import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFailed, onTestFinished } from 'vitest'
import { outputOf } from './output-of.ts'

/** As run.mjs and server.ts have it. */
const RELATIVE_IMPORTS = new URL('../src/foundation/relative-imports.ts', import.meta.url).href

export type TestProcess = ReturnType<typeof runProcess>

/** Runs a script in a process of its own, with this test's database and settings. The process ends with the test. */
export function startProcess(script: string, settings: Record<string, string> = {}, args: readonly string[] = []) {
  const process = runProcess(script, settings, args)
  onTestFailed(() => console.log(process.output()))
  onTestFinished(process.kill)
  return process
}

/** Runs a script in a process of its own, with this test's database and settings, until `kill`. */
export function runProcess(script: string, settings: Record<string, string> = {}, args: readonly string[] = []) {
  const env = { ...process.env, ...settings }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', RELATIVE_IMPORTS, script, ...args],
    {
      env,
      stdio: 'pipe',
    },
  )
  const output = outputOf(child)
  const ended = once(child, 'exit').then(([code]): number | null => code)
  return {
    output,
    /** The exit code; null when a signal ended the process. */
    ended,
    kill: () => kill(child),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    write: (line: string) => child.stdin?.write(`${line}\n`),
    /** Resolves with the first match in the output. Throws when the process ends before. */
    printed: (pattern: RegExp) => printed({ child, output, ended }, pattern),
  }
}

interface Running {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

function printed({ child, output, ended }: Running, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const match = pattern.exec(output())
      if (match === null) return
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', look)
      resolve(match)
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look)
    look()
    void ended.then(() => reject(new Error(`The process ended before it printed ${pattern}.\n${output()}`)))
  })
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
