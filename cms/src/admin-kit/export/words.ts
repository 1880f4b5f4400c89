/** Text of the link to an export. */
export const exportWords = {
  open: 'Export',
  reason: 'Why do you need this file?',
  hint: 'For example, for the auditor. We record who exports the list, when and why.',
  format: 'Format',
  formats: { xlsx: 'Excel (XLSX)', csv: 'CSV', xml: 'XML' },
  columns: 'Columns',
  chosen: (chosen: number, all: number) => `Columns: ${chosen} of ${all}`,
  all: 'Choose all',
  none: 'Choose none',
  noColumn: 'Choose at least one column.',
  noReason: 'Enter why you need this file.',
  download: 'Download',
  tryAgain: 'Try again',
} as const
