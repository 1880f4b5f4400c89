import type { TargetLanguage } from '../../../translated/stored-translations.ts'
import type { SeedTranslations } from '../../types.ts'
import { bn } from './bn.ts'
import { hi } from './hi.ts'

/** What is left out shows what a page does without a translation. */
export const seedTranslations: Readonly<Record<TargetLanguage, SeedTranslations>> = { hi, bn }
