'use client'

import { lazyPart } from '../../../admin-kit/lazy-part.tsx'

/** Its code, with all questions of the forms, loads on its own page only. */
export const WindowItems = lazyPart(async () => (await import('./WindowItems.tsx')).WindowItems)
