import type { Feature } from '../platform/feature.ts'
import { staff } from './collections/staff.ts'

export const accounts: Feature = { collections: [staff] }
