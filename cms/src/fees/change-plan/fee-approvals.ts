import type { ApprovalHandlers } from '../../payments/index.ts'
import { changeApprovals } from '../changes/apply-change.ts'
import { planApproval } from './apply-plan.ts'

/** Carries out approved concessions and changes of fees. */
export const feeApprovals: ApprovalHandlers = { ...changeApprovals, 'due-plan': planApproval }
