'use client'

import { lazyPart } from '../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const RefundPanel = lazyPart(async () => (await import('../refunds/admin/RefundPanel.tsx')).RefundPanel)
export const EnterOfflinePayment = lazyPart(
  async () => (await import('../offline/admin/EnterOfflinePayment.tsx')).EnterOfflinePayment,
)
export const DecideOfflinePayment = lazyPart(
  async () => (await import('../offline/admin/DecideOfflinePayment.tsx')).DecideOfflinePayment,
)
export const DecideApproval = lazyPart(
  async () => (await import('../approvals/admin/DecideApproval.tsx')).DecideApproval,
)
export const ImportStatement = lazyPart(
  async () => (await import('../statement/admin/ImportStatement.tsx')).ImportStatement,
)
export const DecideBankLine = lazyPart(
  async () => (await import('../statement/admin/DecideBankLine.tsx')).DecideBankLine,
)
export const CloseDay = lazyPart(async () => (await import('../closing/admin/CloseDay.tsx')).CloseDay)
export const DecideClosing = lazyPart(async () => (await import('../closing/admin/DecideClosing.tsx')).DecideClosing)
