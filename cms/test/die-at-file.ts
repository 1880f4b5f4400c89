/**
 * For `--import`: kills the process with SIGKILL as soon as it copies, or asks for the size of, a file whose path contains
 * DIE_AT.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { promises } = fs
for (const name of ['copyFile', 'stat'] as const) {
  const whole = promises[name]
  const dying = (...given: unknown[]) => {
    if (String(given[0]).includes(process.env.DIE_AT ?? '')) process.kill(process.pid, 'SIGKILL')
    return Reflect.apply(whole, promises, given)
  }
  Object.assign(promises, { [name]: dying })
}
syncBuiltinESMExports()
