import { MAX_STATEMENT_BYTES } from '@pravesh/shared/payments/statement/staff-calls'
import { fileSize } from '@pravesh/shared/platform/file-size'

export const en = {
  open: 'Import a bank statement',
  file: 'Statement',
  fileHint: `A CSV file from your bank, at most ${fileSize(MAX_STATEMENT_BYTES)}. Lines that an earlier file has brought are not added again; those that are still unknown get a new proposal.`,
  noFile: 'Choose the CSV file of your bank.',
  import: 'Import',
  skipped: (row: number, why: string) => `Line ${row} left out: ${why}`,
  busy: 'One moment …',
  heading: 'Decide on this line',
  text: 'Compare the line with the offline payment. Confirming the match confirms the payment, and clears its cheque.',
  own: 'You imported this statement, so another member of staff must confirm its matches. You can still ignore the line, unless a payment was entered from it.',
  drafted:
    'The line names a student who owes the amount. Confirming it enters an offline payment, which another member of staff must accept: not you, and not the person who imported the statement.',
  unknown:
    'Nothing is proposed. If a student paid this, enter it as an offline payment, and import the statement again.',
  payment: 'Open the offline payment',
  confirm: 'Confirm the match …',
  draft: {
    confirm: 'Enter this payment …',
    confirmTitle: 'Enter this payment?',
    confirmText: 'It counts when another member of staff has accepted it.',
    confirmNow: 'Enter payment',
  },
  confirmTitle: 'Confirm this match?',
  confirmText: 'The payment then counts, and the student can download its receipt. You cannot undo this.',
  confirmNow: 'Confirm match',
  cancel: 'Cancel',
  reject: 'Ignore this line',
  reason: 'Why this is no payment of a student',
  reasonHint: 'Staff see it with the line.',
  noReason: 'Enter why this line is no payment of a student.',
  several: (count: number) => (count === 1 ? '1 line chosen' : `${count} lines chosen`),
  confirmMany: (count: number) => (count === 1 ? 'Confirm its proposal' : `Confirm the proposals of all ${count}`),
  refused: 'Not confirmed:',
}
