'use client'

import { lazyPart } from '../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const ThreadPanel = lazyPart(async () => (await import('./ThreadPanel.tsx')).ThreadPanel)
