/** English texts, or parts of them, in which a term of the glossary means something else, by language and term. */
export const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The accounts office and its books, not accounts of the portal.
  'accounts?': [
    'Accounts (fees and payments)',
    'the accounts',
    'The accounts must',
    'an accounts clerk',
    'Our accounts team',
  ],
  // That people agree, not the document that students accept.
  'agreements?': ['Agreement by person'],
  // The signs above and below a letter, and those around a quotation.
  marks: ['four marks, or a mark without a letter', 'quotation marks'],
  // To become aware of something.
  'notices?': ['as soon as you notice', 'to notice and investigate'],
  // A sequence.
  'orders?': [
    'in order',
    'the order in which',
    'As in the order.',
    'Order and date',
    'in the order',
    'rising order',
    'the order of',
    'number, order and a link',
    'as in its order',
    'change the order',
  ],
  // A kind of voucher.
  'receipts?': ['receipt voucher'],
}
