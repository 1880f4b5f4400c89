import type { ApprovalKind } from '@pravesh/shared/payments/approvals/approvals'
import type { Payload } from 'payload'
import type { MoneyApproval } from '../../payload-types.ts'

interface HandlerOptions {
  payload: Payload
  approval: MoneyApproval
  now: Date
}

/** What a kind of approval does. */
export interface ApprovalHandler {
  /** Throws a Problem when the request can no longer be carried out. */
  check: (options: HandlerOptions) => Promise<void>
  /** Carries out the request. Must be idempotent. Throws a Problem when it can no longer be carried out. */
  apply: (options: HandlerOptions) => Promise<void>
}

export type ApprovalHandlers = Partial<Record<ApprovalKind, ApprovalHandler>>

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Carry out approved requests. */
    approvalHandlers: ApprovalHandlers
    /** The amount in whole paise above which a refund of staff needs a second person. */
    refundLimit: (payload: Payload) => Promise<number>
  }
}
