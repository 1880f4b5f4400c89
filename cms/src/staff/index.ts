/** What the features above may use of staff. */
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
