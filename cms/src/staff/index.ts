/** Public API of staff for the features above it. */

export { movePlaces } from './limits/move-places.ts'
export { WITHOUT_PLACE, writePlaces } from './limits/write-places.ts'
export {
  accessTo,
  accessToGlobal,
  grantOf,
  hiddenUnlessReadable,
  may,
  mayDo,
  onlySystem,
  onlyWith,
  whoMay,
  whoMayDo,
} from './permissions/access.ts'
export { isInScope, requireInScope } from './permissions/in-scope.ts'
export { type ActingStaff, requireStaff } from './permissions/require-staff.ts'
export type { Role } from './permissions/roles.ts'
export { placeColumns, storedPlace } from './scope/place-columns.ts'
export { collegePlaceField, NO_COLLEGE, placeFields, placeIndexes } from './scope/place-fields.ts'
export { keysOfPlaces } from './scope/place-keys.ts'
export { rightsOf } from './scope/rights-of.ts'
export { isInside, type Place, type Scope, scopeOf } from './scope/scope.ts'
export { requireProven } from './second-factor/require-proven.ts'
export { isActive } from './state/active-staff.ts'
