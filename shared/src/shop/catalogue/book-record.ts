import type { DomainOf } from '../../platform/wire-table.ts'
import type { bookTable } from './wire.ts'

/** A printed book with its stock, as the public calls return it. (spec 1, 3) */
export type BookRecord = DomainOf<typeof bookTable.fields>
