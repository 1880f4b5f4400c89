import { bn } from './bn.ts'
import { hi } from './hi.ts'
import type { LabelTables } from './label-tables.ts'

/** Groups of the navigation, and labels that collections of several features have. */
export const commonLabels: LabelTables = { hi, bn }
