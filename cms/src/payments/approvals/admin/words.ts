/** Text of the screen for approvals. */
export const approvalWords = {
  heading: 'Decide on this request',
  text: 'Compare the change with its reason. Open the payment or fee if you are not sure.',
  own: 'You asked for this, so another member of staff must approve it. You can still take it back.',
  open: 'Open the payment or fee',
  document: 'Show the letter or certificate',
  confirm: 'Approve …',
  confirmTitle: 'Approve this request?',
  confirmText: 'The portal carries it out at once. You cannot undo this.',
  confirmNow: 'Approve',
  cancel: 'Cancel',
  busy: 'One moment …',
  reject: 'Decline',
  reason: 'Reason for declining',
  reasonHint: 'The colleague who asked sees it. The same can be requested again.',
  noReason: 'Enter a reason. The colleague who asked sees it.',
}
