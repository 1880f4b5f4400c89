/** The states of a legal hold, as staff read them. */
export const HOLD_STATES = { active: 'Active', lifted: 'Lifted' } as const
