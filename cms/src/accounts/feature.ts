import type { Feature } from '../platform/feature.ts'
import { accountsDesk } from './admin/desk.ts'
import { staff } from './collections/staff.ts'

export const accounts: Feature = { collections: [staff], desk: accountsDesk }
