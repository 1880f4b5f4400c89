'use client'

import { lazyPart } from '../../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const BulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar)
export const RunPanel = lazyPart(async () => (await import('./RunPanel.tsx')).RunPanel)
