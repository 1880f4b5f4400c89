/** State machine of the lines of a bank statement. No other file compares their states. */
export const LINE_STATUSES = ['proposed', 'drafted', 'unknown', 'matched', 'ignored'] as const
export type LineStatus = (typeof LINE_STATUSES)[number]

/** Labels for staff. */
export const LINE_LABELS: Record<LineStatus, string> = {
  proposed: 'Match proposed',
  drafted: 'New payment proposed',
  unknown: 'Unknown',
  matched: 'Matched',
  ignored: 'Ignored',
}

export const isOpenLine = (status: LineStatus): boolean =>
  status === 'proposed' || status === 'drafted' || status === 'unknown'
export const isProposed = (status: LineStatus): boolean => status === 'proposed'
/** A payment that is not entered yet is proposed for it. */
export const isDrafted = (status: LineStatus): boolean => status === 'drafted'
export const isUnknown = (status: LineStatus): boolean => status === 'unknown'
export const isMatched = (status: LineStatus): boolean => status === 'matched'
