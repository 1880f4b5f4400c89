import type { Feature } from '../platform/feature.ts'

export const content: Feature = {}
