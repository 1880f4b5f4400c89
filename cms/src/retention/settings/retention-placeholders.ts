import { KEPT_BY_LAW, periodText, RETENTION_KINDS, RETENTION_RULES } from '@pravesh/shared/retention/rules'
import { constantText, type Placeholder } from '../../content/index.ts'
import { periodsIn } from './retention-settings.ts'

const slug = 'retention-settings'

/** The periods, for the privacy policy and other texts. */
export const retentionPlaceholders: readonly Placeholder[] = [
  ...RETENTION_KINDS.map((kind) => ({
    name: RETENTION_RULES[kind].placeholder,
    meaning: 'from Retention',
    settings: [slug] as const,
    value: async (records: Parameters<Placeholder['value']>[0]) =>
      periodText(periodsIn(await records.global(slug), new Date())[kind]),
  })),
  constantText({
    name: 'time to keep records of money',
    meaning: 'as the law asks',
    text: `${KEPT_BY_LAW.years} years`,
  }),
]
