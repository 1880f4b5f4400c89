import { formatNumber } from '@pravesh/shared/platform/formats'

export const en = {
  heading: 'Correct the stock',
  readHeading: 'Copies of this book',
  text: (copies: number, held: number) =>
    `${formatNumber(copies)} free to sell, ${formatNumber(held)} reserved while buyers pay.`,
  firstHeading: 'How many copies do you have?',
  firstText: 'The bookshop shows this book as sold out until you enter them. Save your other changes first.',
  firstReason: 'First copies',
  copies: 'Copies free to sell',
  copiesHint: 'Count the shelf, and subtract the reserved copies.',
  notWhole: 'Enter a whole number, 0 or more, in digits only.',
  same: 'This is the current number. Nothing to change.',
  reason: 'Reason',
  reasonHint: 'For example “12 copies arrived” or “2 copies damaged”. Kept in the stock movements.',
  noReason: 'Enter a reason.',
  save: 'Change the stock',
  busy: 'One moment …',
  movements: 'See the movements of this book',
}
