export const en = {
  heading: 'Replace this receipt',
  about:
    'For a wrong name or another mistake. The new receipt gets its own number, and this one stays. The student downloads the new one from now on. The amount cannot change.',
  open: 'Replace …',
  studentName: 'Received from',
  description: 'For',
  reason: 'Reason',
  reasonHint: 'Staff see it with this receipt.',
  noName: 'Enter the name of the student.',
  noDescription: 'Enter what was paid for.',
  noReason: 'Enter a reason. It is kept with this receipt.',
  send: 'Replace receipt',
  cancel: 'Cancel',
  busy: 'One moment …',
  download: { receipt: 'Download receipt', bill: 'Download bill' },
  notDownloaded: 'The document could not be downloaded. Try again in a moment.',
}
