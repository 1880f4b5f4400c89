'use client'

import { lazyPart } from '../../admin-kit/lazy-part.tsx'

/** Loads on the pages of students only. */
export const RestoreContact = lazyPart(async () => (await import('./RestoreContact.tsx')).RestoreContact)
