export const LIST_KINDS = ['provisional', 'final'] as const
export type ListKind = (typeof LIST_KINDS)[number]
