import { isOwed } from '@pravesh/shared/fees/dues/due'
import { DUE_ACTIONS } from '@pravesh/shared/fees/fee-kinds'
import type { Where } from 'payload'

const status = 'open'
const actions = DUE_ACTIONS.filter((action) => isOwed({ status, action }))

/** Selects the dues of which what is left is owed, as `isOwed` does. */
export const OWED: Where = { and: [{ status: { equals: status } }, { action: { in: actions } }] }

/** Selects the open ones that are not owed. */
export const NOT_OWED: Where = { and: [{ status: { equals: status } }, { action: { not_in: actions } }] }
