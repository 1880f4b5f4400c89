import { DEFAULT_READING_SETTINGS as defaults } from '@pravesh/shared/admissions/status/reading-settings'
import type { Field } from 'payload'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { onlyWith, whoMay } from '../../staff/index.ts'

const access = { update: onlyWith('require second readers') }
const condition = ({ secondReader }: { secondReader?: unknown }) => secondReader === true
const MAX_PERCENT = 100
const MAX_SEED = 40

const sample = wholeNumberField({
  name: 'secondReaderSample',
  label: 'Percentage of approvals that need a second reader, too',
  description: 'The portal draws them. Who decides first does not know which ones. 0 for none.',
  value: defaults.samplePercent,
  max: MAX_PERCENT,
})

/** Whether decisions need a second reader. Read by `readingSettings`. */
export const readingFields: Field[] = [
  {
    name: 'secondReader',
    type: 'checkbox',
    label: 'Rejections need a second reader',
    defaultValue: defaults.isOn,
    access,
    admin: {
      description: `The second reader decides without knowing the first decision. If both agree, it takes effect; if not, a third person decides. You need at least three people who decide. Only ${whoMay('require second readers')} can change this. If you switch it off, applications that wait for a reader can be decided at once.`,
    },
  },
  { ...sample, access, admin: { ...sample.admin, condition } } as Field,
  {
    name: 'secondReaderSeed',
    type: 'text',
    label: 'Seed of the sample (optional)',
    maxLength: MAX_SEED,
    access,
    admin: { condition, description: 'Another word draws other approvals, for example in a new session.' },
  },
]
