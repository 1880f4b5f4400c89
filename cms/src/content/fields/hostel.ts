import type { Field, NumberField } from 'payload'

const MAX_PLACES = 10_000

function places(name: string, label: string): NumberField {
  return {
    name,
    type: 'number',
    min: 0,
    max: MAX_PLACES,
    label,
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_PLACES) ||
      `Enter a whole number from 0 to ${MAX_PLACES}.`,
    admin: { width: '50%', step: 1 },
  }
}

/** Where students of a college live, and how they get there. */
export const hostelFields: Field[] = [
  {
    type: 'row',
    fields: [places('hostelWomen', 'Hostel places for women'), places('hostelMen', 'Hostel places for men')],
  },
  {
    name: 'hostelText',
    type: 'textarea',
    maxLength: 600,
    label: 'Hostel',
    admin: {
      rows: 3,
      description: 'Rooms, food, who is in charge, and where students live who find no place.',
    },
  },
  {
    name: 'directions',
    type: 'textarea',
    maxLength: 600,
    label: 'How to get there',
    admin: { rows: 3, description: 'The nearest railway station and bus stop, and the way from there.' },
  },
]
