/** Label of a collapsed array row: one of its texts, and an amount if it has one. */
export function rowLabel(fields: { title: string; money?: string }) {
  return { path: '/content/admin/RowLabel.tsx#RowLabel', clientProps: fields }
}
