import type { NumberField } from 'payload'

/** Sort position of a record; equal numbers fall back to the name. */
export function orderField(what: string): NumberField {
  return {
    name: 'order',
    type: 'number',
    label: 'Place in the list',
    defaultValue: 100,
    index: true,
    admin: {
      position: 'sidebar',
      step: 1,
      description: `Lower numbers come first. ${what} with the same number are sorted by name.`,
    },
  }
}
