import { MAX_PROOF_BYTES } from '@pravesh/shared/payments/offline/staff-calls'
import { fileSize } from '@pravesh/shared/platform/file-size'

/** Text of the screens for offline payments. */
export const offlineWords = {
  open: 'Enter a challan, cash or bank transfer',
  student: 'Phone number or e-mail address of the student',
  search: 'Search',
  noStudent: 'Enter a phone number or an e-mail address.',
  subject: 'What was paid',
  option: (name: string, description: string, amount: string) => `${name}: ${description}, ${amount}`,
  channel: 'How it was paid',
  reference: 'Reference',
  referenceHint: 'The number of the challan or receipt, or the UTR of the transfer.',
  receivedOn: 'Received on',
  proof: 'Proof',
  proofHint: `A photo, scan or PDF of the challan, receipt or bank statement. JPEG, PNG or PDF, at most ${fileSize(MAX_PROOF_BYTES)}.`,
  enter: 'Enter payment',
  afterwards: 'The payment counts once another member of staff has confirmed it.',
  decideHeading: 'Check this payment',
  decideText: 'Compare the amount, the reference and the day with the proof and with the bank’s statement.',
  ownEntry: 'You entered this payment, so another member of staff must confirm it. You can still reject it.',
  showProof: 'Open the proof',
  confirm: 'Confirm …',
  confirmTitle: 'Confirm this payment?',
  confirmText: 'The payment then counts, and the student can download its receipt. You cannot undo this.',
  confirmNow: 'Confirm payment',
  cancel: 'Cancel',
  busy: 'One moment …',
  reject: 'Reject',
  reason: 'Reason for a rejection',
  reasonHint: 'Staff see it with the entry. After a rejection, the payment can be entered again.',
  noReason: 'Enter a reason for the rejection.',
}
