'use client'

import { lazyPart } from '../../../admin-kit/lazy-part.tsx'

/** Its code loads above the list of processes only. */
export const NewProcess = lazyPart(async () => (await import('./NewProcess.tsx')).NewProcess)
