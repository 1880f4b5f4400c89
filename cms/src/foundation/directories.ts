import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Source folders. Not `import.meta.dirname`, which Next's compiler leaves undefined. */
const here = path.dirname(fileURLToPath(import.meta.url))

export const cmsSource = path.resolve(here, '..')
export const repositoryRoot = path.resolve(here, '../../..')
