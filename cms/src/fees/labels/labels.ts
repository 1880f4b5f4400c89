import type { LabelTables } from '../../admin-kit/labels/label-tables.ts'
import { bn } from './bn.ts'
import { hi } from './hi.ts'

/** What officers and clerks read in lists and forms of this feature. */
export const feesLabels: LabelTables = { hi, bn }
