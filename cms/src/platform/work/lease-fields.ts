import type { DateField, Field, NumberField } from 'payload'

interface LeaseFieldOptions {
  /** The date from which a record is due: its name, and how staff see it. */
  due?: Partial<Pick<DateField, 'name' | 'label' | 'admin'>>
  /** How staff see the attempts. */
  attempts?: Pick<NumberField, 'label' | 'admin'>
}

const forTheSystem = { admin: { hidden: true } } as const

/** The fields by which the records of a collection are due, leased and tried again. (decision 0026) */
export function leaseFields({ due = {}, attempts = forTheSystem }: LeaseFieldOptions = {}): Field[] {
  const shown = due.admin ? due : { ...due, ...forTheSystem }
  return [
    // While a process works on the record, this is when its lease expires. Empty when nothing is to be done.
    { name: 'dueAt', type: 'date', index: true, ...shown },
    // How often the current work was started.
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, min: 0, ...attempts },
  ]
}
