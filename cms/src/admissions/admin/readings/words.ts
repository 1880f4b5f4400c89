/** Text of the list of second readings. */
export const agreementWords = {
  views: 'Which readings',
  filter: 'Filter second readings',
  outcome: 'Result',
  from: 'Decided from',
  to: 'to',
  title: 'Agreement by person',
  hint: 'Of the readings that the filters show. What waits for a reader, and what became void, is not counted.',
  person: 'Person',
  columns: {
    first: 'Decided first',
    agreed: 'Second reader agreed',
    disagreed: 'Second reader disagreed',
    overturned: 'Overturned by the third person',
    second: 'Read second',
    differed: 'Disagreed with the first',
    confirmed: 'Confirmed by the third person',
  },
  none: 'No one has read a decision a second time in this period.',
} as const
