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
