import type { LabelTables } from '../../admin-kit/labels/label-tables.ts'
import { bn } from './bn.ts'
import { hi } from './hi.ts'

export const allotmentLabels: LabelTables = { hi, bn }
