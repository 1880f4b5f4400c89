import { describe, it } from 'vitest'

/**
 * Whether cases are left out whose queries the other cases of a file make: on MongoDB, unless `npm test -- int --all` asks for all.
 */
export const LEAVES_OUT_CASES = process.env.DATABASE_URI?.startsWith('mongodb') && process.env.MONGODB_TESTS !== 'all'

/** `it` for what only SQLite has. */
export const itOnSqlite = it.skipIf(process.env.DATABASE_URI?.startsWith('mongodb'))

/** `describe` and `it` for cases that prove nothing more on MongoDB. */
export const describeRules = describe.skipIf(LEAVES_OUT_CASES)
export const itsRule = it.skipIf(LEAVES_OUT_CASES)
