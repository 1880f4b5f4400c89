import type { JSONField } from 'payload'

export const CONFIRMED_AMOUNTS = 'confirmedAmounts'

export const areAmounts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= 100 && value.every((amount) => Number.isInteger(amount))

/** Amounts in whole paise that staff confirmed although they change by a factor of ten; emptied when they are saved. */
export const confirmedAmountsField: JSONField = {
  name: CONFIRMED_AMOUNTS,
  type: 'json',
  validate: (value: unknown) =>
    value === null || value === undefined || areAmounts(value) || 'Send a list of amounts in whole paise',
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}
