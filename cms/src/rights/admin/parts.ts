'use client'

import { lazyPart } from '../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const RequestPanel = lazyPart(async () => (await import('./RequestPanel.tsx')).RequestPanel)
