import type { BaseFilter, Where } from 'payload'

/** Hides deactivated accounts from the list, unless its address asks for them. */
export const shownByDefault: BaseFilter = ({ req: { query } }): Where | null =>
  JSON.stringify(query.where ?? '').includes('deactivatedAt') ? null : { deactivatedAt: { equals: null } }
