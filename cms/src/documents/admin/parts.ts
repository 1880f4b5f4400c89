'use client'

import { lazyPart } from '../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const DownloadReceipt = lazyPart(async () => (await import('./DownloadReceipt.tsx')).DownloadReceipt)
export const ReplaceReceipt = lazyPart(async () => (await import('./ReplaceReceipt.tsx')).ReplaceReceipt)
