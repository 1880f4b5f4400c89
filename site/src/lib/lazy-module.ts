import { fetchFiles } from './api.ts'
import { LATER_SCRIPTS } from './later-scripts.ts'

/** Why a part of the page could not be loaded: no connection, or files that the server does not have any more. */
export type LoadProblem = 'unreachable' | 'outdated'

/** Thrown when a part of the page could not be loaded. */
class LoadError extends Error {
  readonly problem: LoadProblem
  constructor(problem: LoadProblem, cause?: unknown) {
    super(`A part of this page could not be loaded: ${problem}.`, { cause })
    this.problem = problem
  }
}

/** What kept a part from being loaded; null for an error of another kind. */
export function problemOf(error: unknown): LoadProblem | null {
  return error instanceof LoadError ? error.problem : null
}

/** A module that is loaded after the page. */
export interface LazyModule<Module> {
  /** The module once it is loaded, else null. */
  readonly loaded: Module | null
  /** Loads the module, or tries again after a failure. Rejects with `LoadError`. */
  load: () => Promise<Module>
}

const modules = new Set<LazyModule<unknown>>()
let files: Promise<void> | null = null

/** Declares a module that is loaded later: ahead of time by `loadLaterModules`, else when it is needed. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null
  let loading: Promise<Module> | null = null
  async function load(): Promise<Module> {
    await fetchLaterScripts()
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

/** Loads all that this page declares; what fails is loaded when it is needed. Resolves to whether all of it is there. */
export async function loadLaterModules(): Promise<boolean> {
  const ends = await Promise.allSettled([...modules].map((module) => module.load()))
  return ends.every(({ status }) => status === 'fulfilled')
}

/**
 * Fetches the files of all later parts before the first of them is imported: many browsers remember a failed import until the
 * page is left, and would not ask for the file again.
 */
function fetchLaterScripts(): Promise<void> {
  files ??= fetchNow().catch((error: unknown) => {
    files = null
    throw error
  })
  return files
}

async function fetchNow(): Promise<void> {
  const listed = document.querySelector<HTMLMetaElement>(`meta[name=${LATER_SCRIPTS}]`)?.content ?? ''
  const status = await fetchFiles(listed.split(' ').filter((path) => path !== ''))
  if (status === 200) return
  throw new LoadError(status >= 400 && status < 500 && status !== 429 ? 'outdated' : 'unreachable')
}
