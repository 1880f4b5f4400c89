/** Public API of staff for the features above it. */
export {
  accessTo,
  accessToGlobal,
  hiddenUnlessReadable,
  may,
  mayDo,
  onlySystem,
  onlyWith,
  whoMay,
  whoMayDo,
} from './permissions/access.ts'
export type { Role } from './permissions/roles.ts'
