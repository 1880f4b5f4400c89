import { fetchFiles } from './api.ts'
import { LATER_SCRIPTS } from './later-scripts.ts'

/** Why a part of the page failed to load: no connection, or files that are no longer on the server. */
export type LoadProblem = 'unreachable' | 'outdated'

class LoadError extends Error {
  readonly problem: LoadProblem
  constructor(problem: LoadProblem, cause?: unknown) {
    super(`A part of this page could not be loaded: ${problem}.`, { cause })
    this.problem = problem
  }
}

/** The problem of a `LoadError`; null for any other error. */
export function problemOf(error: unknown): LoadProblem | null {
  return error instanceof LoadError ? error.problem : null
}

export interface LazyModule<Module> {
  /** Null until the module has loaded. */
  readonly loaded: Module | null
  /** Loads the module once; retries after a failure. Rejects with `LoadError`. */
  load: () => Promise<Module>
}

const modules = new Set<LazyModule<unknown>>()
/** Fetched files by path, also those under way. */
const files = new Map<string, Promise<void>>()

/** Declares a lazy module, which `loadLaterModules` preloads when the page is idle. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null
  let loading: Promise<Module> | null = null
  async function load(): Promise<Module> {
    await fetchFilesOf(importModule)
    loaded = await importModule().catch((error: unknown) => {
      throw new LoadError('outdated', error)
    })
    return loaded
  }
  const module: LazyModule<Module> = {
    get loaded() {
      return loaded
    },
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
  }
  modules.add(module)
  return module
}

/** Preloads all declared modules. Resolves to whether all have loaded; `load` retries a module that has not. */
export async function loadLaterModules(): Promise<boolean> {
  const known = modules.size
  const results = await Promise.allSettled([...modules].map((module) => module.load()))
  const isLoaded = results.every(({ status }) => status === 'fulfilled')
  // A module may declare others.
  return isLoaded && modules.size > known ? loadLaterModules() : isLoaded
}

/** Matches the file of a dynamic import in a built function. */
const IMPORTED = /import\(\s*["'`]\.\/([^"'`]+)["'`]/

/**
 * Fetches the files of a lazy module before its import, because many browsers cache a failed import for the lifetime of
 * the page and do not request the file again. The page lists them by the file that the function imports.
 */
async function fetchFilesOf(importModule: () => Promise<unknown>): Promise<void> {
  const listed = document.querySelector<HTMLMetaElement>(`meta[name=${LATER_SCRIPTS}]`)?.content ?? ''
  const parts = listed.split(' ').map((part) => part.split(',').filter((path) => path !== ''))
  const file = IMPORTED.exec(importModule.toString())?.[1]
  const own = parts.find(([path]) => file !== undefined && path?.endsWith(`/${file}`))
  await Promise.all((own ?? parts.flat()).map(fetchOnce))
}

function fetchOnce(path: string): Promise<void> {
  const fetching =
    files.get(path) ??
    fetchNow(path).catch((error: unknown) => {
      files.delete(path)
      throw error
    })
  files.set(path, fetching)
  return fetching
}

async function fetchNow(path: string): Promise<void> {
  const status = await fetchFiles([path])
  if (status === 200) return
  throw new LoadError(status >= 400 && status < 500 && status !== 429 ? 'outdated' : 'unreachable')
}
