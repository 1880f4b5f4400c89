import { UNDECIDED_TAX } from '@pravesh/shared/documents/tax'
import type { GlobalConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { taxRow } from '../../documents/index.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'

export const learningSettingsGlobal: GlobalConfig = {
  slug: 'learning-settings',
  label: 'Tax on recorded courses',
  access: accessToGlobal('learning-settings'),
  admin: {
    group: groups.learning,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('learning-settings'),
    description:
      'How GST treats recorded courses. Receipts print it as set here at the time of payment; receipts that exist keep their text. Ask your accountant.',
  },
  lockDocuments: false,
  fields: [{ name: 'tax', type: 'group', label: 'Tax on receipts', fields: [taxRow(UNDECIDED_TAX.rule)] }],
}
