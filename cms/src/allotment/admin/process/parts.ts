'use client'

import { lazyPart } from '../../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const Overview = lazyPart(async () => (await import('../overview/Overview.tsx')).Overview)
export const DaysForm = lazyPart(async () => (await import('../days/DaysForm.tsx')).DaysForm)
export const UnitsForm = lazyPart(async () => (await import('../units/UnitsForm.tsx')).UnitsForm)
export const RulesForm = lazyPart(async () => (await import('../rules/RulesForm.tsx')).RulesForm)
export const SeatsForm = lazyPart(async () => (await import('../seats/SeatsForm.tsx')).SeatsForm)
