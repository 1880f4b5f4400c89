/** Changes of money that need a second person. No other file compares their states. */
export const APPROVAL_KINDS = ['refund', 'concession', 'due-amount', 'due-date', 'due-plan'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** Labels for staff. */
export const APPROVAL_KIND_LABELS: Record<ApprovalKind, string> = {
  refund: 'Refund',
  concession: 'Concession',
  'due-amount': 'Change of a fee’s amount',
  'due-date': 'Change of a fee’s date',
  'due-plan': 'Change of the instalments',
}

export const APPROVAL_STATUSES = ['waiting', 'approved', 'declined'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Labels for staff. */
export const APPROVAL_LABELS: Record<ApprovalStatus, string> = {
  waiting: 'Waiting for a second person',
  approved: 'Approved',
  declined: 'Declined',
}

export const isWaiting = (status: ApprovalStatus): boolean => status === 'waiting'
export const isDeclined = (status: ApprovalStatus): boolean => status === 'declined'
export const isApproved = (status: ApprovalStatus): boolean => status === 'approved'
