/** What the shop promises about its own work, in days. Policies, pages and messages name these. (spec 1, 9) */
export const SERVICE_TIMES = {
  /** Working days until a paid order is packed. */
  pack: 2,
  /** Days of surface delivery after packing. */
  surface: { min: 7, max: 10 },
  /** Working days after which a parcel is late. */
  late: 12,
  /** Working days until a buyer hears about a return or a late parcel. */
  answer: 2,
  /** Days in which a returned book is checked, at least. */
  check: 3,
  /** Days for which a book whose return was not accepted is kept. */
  keep: 15,
} as const
