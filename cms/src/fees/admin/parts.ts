'use client'

import { lazyPart } from '../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const ReviewFee = lazyPart(async () => (await import('./ReviewFee.tsx')).ReviewFee)
export const ReopenFee = lazyPart(async () => (await import('./ReopenFee.tsx')).ReopenFee)
export const ChangeFee = lazyPart(async () => (await import('./ChangeFee.tsx')).ChangeFee)
export const ChangePlan = lazyPart(async () => (await import('./ChangePlan.tsx')).ChangePlan)
export const ReviewSeveral = lazyPart(async () => (await import('./ReviewSeveral.tsx')).ReviewSeveral)
