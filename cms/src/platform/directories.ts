import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folders of the code itself. `import.meta.dirname` is not used because Next's compiler leaves it undefined. */
const here = path.dirname(fileURLToPath(import.meta.url))

export const cmsSource = path.resolve(here, '..')
export const repositoryRoot = path.resolve(here, '../../..')
