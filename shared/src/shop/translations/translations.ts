import type { FeatureTranslations } from '../../platform/translate.ts'

export const shopTranslations: FeatureTranslations = {}
