/**
 * For a field that a panel of its record shows. A condition would hide it as well, but make a required column optional.
 */
export const shownInPanel = { components: { Field: '/admin-kit/fields/NoField.tsx#NoField' } } as const
