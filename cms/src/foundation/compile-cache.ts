import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from './directories.ts'

/** Unless `NODE_COMPILE_CACHE` names another folder, which an installation needs whose own folders cannot be written. */
export const COMPILE_CACHE_FOLDER = path.join(repositoryRoot, 'node_modules/.cache/pravesh-compiled')

/**
 * Keeps compiled code between starts, which saves a start about a third of its time. Where no folder can be written, every start
 * compiles. To be called before the modules of the portal are loaded; the process writes the folder when it stops.
 * (https://nodejs.org/api/module.html#module-compile-cache)
 */
export function keepCompiledCode(): void {
  enableCompileCache(COMPILE_CACHE_FOLDER)
}
