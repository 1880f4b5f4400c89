'use client'

import { lazyPart } from '../../../admin-kit/lazy-part.tsx'

/** Parts whose code loads with the list only. */
export const SaveView = lazyPart(async () => (await import('./SaveView.tsx')).SaveView)
export const WorkloadTable = lazyPart(async () => (await import('./WorkloadTable.tsx')).WorkloadTable)
export const TakeNext = lazyPart(async () => (await import('./TakeNext.tsx')).TakeNext)
