import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { unpackNpmChromium } from './npm-chromium.ts'

/** A browser for documents, tests and benchmarks, with the arguments and environment it needs on this machine. */
export interface Chromium {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/** Usual paths of Chromium, the lightest build first. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The sandbox is unavailable as root in a container, and unnecessary, because only the portal's own pages and documents
 * are opened.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, else the system's, else the one in the npm package @sparticuz/chromium,
 * which is unpacked on first use. `CHROMIUM_PATH=npm` selects the last. Throws if there is none.
 */
export async function findChromium(): Promise<Chromium> {
  const wanted = process.env.CHROMIUM_PATH ?? ''
  if (wanted !== '' && wanted !== 'npm') {
    if (!isExecutable(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, which is not an executable file.`)
    return withArgs(path.resolve(/* turbopackIgnore: true */ wanted))
  }
  const system = wanted === '' ? SYSTEM.find(isExecutable) : undefined
  if (system !== undefined) return withArgs(system)
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium found. Install Chrome, or set CHROMIUM_PATH.')
  }
  const { executablePath, env } = await unpackNpmChromium()
  return withArgs(executablePath, env)
}

function withArgs(executablePath: string, env: Record<string, string> = {}): Chromium {
  return { executablePath, args: [...ARGS], env: { ...definedEnv(), ...env } }
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
