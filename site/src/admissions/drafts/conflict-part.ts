import { lazyPart } from '../../forms/lazy-part.tsx'

export const ConflictDialog = lazyPart(() => import('./ConflictDialog.tsx'))
