import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where servers are installed, which is not in everyone's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** The path of an installed program, or undefined. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SERVER_FOLDERS]
  return folders.map((folder) => path.join(folder, name)).find(existsSync)
}
