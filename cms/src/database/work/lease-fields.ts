import type { DateField, Field, NumberField } from 'payload'

interface LeaseFieldOptions {
  /** Name and admin options of the due date; hidden by default. */
  due?: Partial<Pick<DateField, 'name' | 'label' | 'admin'>>
  /** Admin options of the attempts; hidden by default. */
  attempts?: Pick<NumberField, 'label' | 'admin'>
}

const forTheSystem = { admin: { hidden: true, disableListColumn: true, disableListFilter: true } } as const

/** The fields that work needs on a collection: due date, which is also the lease, and attempts. (decision 0026) */
export function leaseFields({ due = {}, attempts = forTheSystem }: LeaseFieldOptions = {}): Field[] {
  const shown = due.admin ? due : { ...due, ...forTheSystem }
  return [
    // While a process works on the record, the expiry of its lease. Empty when there is no work.
    { name: 'dueAt', type: 'date', index: true, ...shown },
    // Number of times the current work was started.
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, min: 0, ...attempts },
  ]
}
