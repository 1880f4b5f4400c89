import { KEPT_BY_LAW, MAX_RETENTION_DAYS, RETENTION_KINDS, RETENTION_RULES } from '@pravesh/shared/retention/rules'
import type { GlobalConfig } from 'payload'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { globalWithPublishing } from '../../content/index.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'

/** For how long the portal keeps what. Texts of the website name the periods, so a change publishes them. */
export const retentionSettingsGlobal: GlobalConfig = globalWithPublishing({
  slug: 'retention-settings',
  label: 'Retention',
  access: accessToGlobal('retention-settings'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('retention-settings'),
    description: `Every night the portal deletes what it has kept for longer than these days. No one can bring it back from the portal; backups have it until they expire. A shorter period deletes more in the next night. A legal hold keeps everything of one student. ${KEPT_BY_LAW.label} stay for at least ${KEPT_BY_LAW.years} years and are never deleted here: ${KEPT_BY_LAW.basis}`,
  },
  lockDocuments: false,
  fields: [
    {
      name: 'erases',
      type: 'checkbox',
      label: 'Delete every night',
      defaultValue: true,
      admin: {
        description:
          'Off, the portal only counts what it would delete, except forms that were not sent and entries of who opened what. The report says how many there are.',
      },
    },
    ...RETENTION_KINDS.map((name) => {
      const { label, happens, basis, value, min } = RETENTION_RULES[name]
      return wholeNumberField({
        name,
        label,
        description: `${happens} Basis: ${basis}`,
        value,
        min,
        max: MAX_RETENTION_DAYS,
      })
    }),
  ],
})
