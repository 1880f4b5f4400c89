/**
 * The first three digits of a PIN code name a sorting district of India Post. This is every assigned number of the
 * directory of October 2025; three other lists have no further ones. Those of the Army Postal Service (90 to 98) are not
 * published, so all of them pass. The README of `cms/src/content/pin-codes` has the source.
 */
const ASSIGNED =
  '110 121-127 131-136 140-148 151-152 160 171-177 180-182 184-185 190-194 201-212 221-233 241-251 261-263 271-277 ' +
  '281-285 301-307 311-314 321-328 331-335 341-345 360-365 370 380 382-385 387-396 400-403 410-416 421-425 431 440-445 ' +
  '450-458 460-466 470-477 480-488 490-497 500-509 515-518 520-524 530-535 560-563 570-577 580-587 590-591 600-614 ' +
  '620-632 635-639 641-643 670-671 673 676 678-680 682-683 685-686 688-691 695 700 711-713 721-723 731-737 741-744 ' +
  '751-770 781-788 790-805 811-816 818 821-829 831-835 841-848 851-855 900-989'

const ranges = ASSIGNED.split(' ').map((range) => range.split('-'))

/** For people. It contains nothing of the answer, so that it can be translated. */
export const UNASSIGNED_PIN =
  'Check your PIN code. No place in India has a code that begins with its first three digits.'

/** Whether six digits cannot be a PIN code, because no place has one that begins so. False for any other text. */
export function isUnassignedPin(text: string): boolean {
  const prefix = text.slice(0, 3)
  return /^\d{6}$/.test(text) && !ranges.some(([from = '', to = from]) => from <= prefix && prefix <= to)
}
