import type { LabelTables } from '../../admin-kit/labels/label-tables.ts'
import { bn } from './bn.ts'
import { hi } from './hi.ts'

/** What staff read in lists and forms of this feature. */
export const rightsLabels: LabelTables = { hi, bn }
