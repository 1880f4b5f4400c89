import type { UIField } from 'payload'

/** Sidebar box with the facts that the page still lacks. */
export function missingFactsField(): UIField {
  return {
    name: 'missingFacts',
    type: 'ui',
    label: 'What is missing',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/content/admin/MissingFacts.tsx#MissingFacts' },
    },
  }
}
