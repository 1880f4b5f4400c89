'use client'

import { lazyPart } from '../../../admin-kit/lazy-part.tsx'

/** These load where they are shown: with them comes the library of passkeys. */
export const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep)
export const FirstFactor = lazyPart(async () => (await import('./FirstFactor.tsx')).FirstFactor)
export const OwnSecurity = lazyPart(async () => (await import('./OwnSecurity.tsx')).OwnSecurity)
export const ColleagueFactor = lazyPart(async () => (await import('./ColleagueFactor.tsx')).ColleagueFactor)
