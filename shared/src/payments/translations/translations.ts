import type { FeatureTranslations } from '../../platform/translate.ts'
import { bn } from './bn.ts'
import { hi } from './hi.ts'

export const paymentTranslations: FeatureTranslations = { hi, bn }
