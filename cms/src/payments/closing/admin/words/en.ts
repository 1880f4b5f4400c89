export const en = {
  open: 'Close my day',
  day: 'Day',
  show: 'Show',
  busy: 'One moment …',
  totals: 'You took',
  channel: 'Channel',
  count: 'Payments',
  amount: 'Amount',
  nothing: 'You took nothing on this day.',
  undecided: (count: number) =>
    count === 1
      ? '1 payment waits for a second person. Have it confirmed or rejected first.'
      : `${count} payments wait for a second person. Have them confirmed or rejected first.`,
  shut: 'This day is signed. Payments that you enter for it go to the next day.',
  counted: 'Cash in the drawer (₹)',
  countedHint: (expected: string) => `The portal expects ${expected}.`,
  noCount: 'Enter the cash that you counted; 0 if there is none.',
  reason: 'Reason for a difference',
  sign: 'Sign this day',
  heading: 'Close this day',
  own: 'You took this money, so another member of staff must close the day.',
  text: 'Count the cash again, and compare the totals with the receipts.',
  close: 'Close the day',
  reopenText: 'Reopen the day if something is wrong. Its person can then add payments and sign again.',
  reopenReason: 'Reason for reopening',
  noReason: 'Enter a reason.',
  reopen: 'Reopen the day',
}
