import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { unpackNpmChromium } from './npm-chromium.ts'

/** A browser for tests and measurements: its program, and what it must be started with on this machine. */
export interface Chromium {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/** Where systems keep a Chromium, the lightest first. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** It sees no pages but the portal's own, often as root in a container, where its sandbox cannot be had. */
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
 * The Chromium named by CHROMIUM_PATH, else the system's, else the one inside npm's @sparticuz/chromium, which is
 * unpacked the first time (CHROMIUM_PATH=npm asks for it by name). Throws a sentence that says what to do.
 */
export async function findChromium(): Promise<Chromium> {
  const wanted = process.env.CHROMIUM_PATH ?? ''
  if (wanted !== '' && wanted !== 'npm') {
    if (!isProgram(wanted)) throw new Error(`CHROMIUM_PATH names ${wanted}, which is not a program that can be run.`)
    return withArgs(path.resolve(wanted))
  }
  const system = wanted === '' ? SYSTEM.find(isProgram) : undefined
  if (system !== undefined) return withArgs(system)
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium here. Install Chrome, or name a browser in CHROMIUM_PATH.')
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

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
