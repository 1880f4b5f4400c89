/** What stands on a folded row of a list: one of its texts, and an amount of money where it has one. */
export function rowLabel(fields: { title: string; money?: string }) {
  return { path: '/content/admin/RowLabel.tsx#RowLabel', clientProps: fields }
}
