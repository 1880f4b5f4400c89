import { HEAD_LABELS, MONEY_HEADS } from '@pravesh/shared/fees/reports/money-heads'
import { DEFAULT_LEDGERS as defaults, headSetting } from '@pravesh/shared/fees/reports/tally-ledgers'
import { STATES } from '@pravesh/shared/platform/places/states'
import type { Field, GlobalConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'

const MAX_NAME = 100

/** The name of a ledger in Tally. Empty is the name that is proposed. */
function ledgerField(name: string, label: string, proposed: string): Field {
  return { name, type: 'text', label, maxLength: MAX_NAME, admin: { placeholder: proposed } }
}

/** How accounts are kept outside the portal: the state for GST, and the ledgers of Tally. */
export const accountingSettingsGlobal: GlobalConfig = {
  slug: 'accounting-settings',
  label: 'Accounting settings',
  access: accessToGlobal('accounting-settings'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('accounting-settings'),
    description: 'For the GST summary and the export to Tally. They change no payment and no receipt.',
  },
  lockDocuments: false,
  fields: [
    {
      name: 'homeState',
      type: 'select',
      label: 'State of the institution',
      options: STATES.map((value) => ({ value, label: value })),
      admin: { description: 'As in the GST registration. Without it, the summary has no tax between states (IGST).' },
    },
    {
      name: 'tallyCompany',
      type: 'text',
      label: 'Name of the company in Tally',
      maxLength: MAX_NAME,
      admin: { description: 'Exactly as in Tally. Empty: the company that is open when you import.' },
    },
    {
      name: 'ledgers',
      type: 'group',
      label: 'Ledgers in Tally',
      admin: {
        description: 'Exactly as in Tally, where each ledger must exist before you import. Empty: the name shown.',
      },
      fields: [
        ledgerField('cash', 'Cash', defaults.money.cash),
        ledgerField('bank', 'Bank: challans, transfers, UPI, drafts and cheques', defaults.money.bank),
        ledgerField('gateway', 'Online payments', defaults.money.gateway),
        ledgerField('cgst', 'CGST', defaults.tax.cgst),
        ledgerField('sgst', 'SGST', defaults.tax.sgst),
        ledgerField('igst', 'IGST', defaults.tax.igst),
        ...MONEY_HEADS.map((head) => ledgerField(headSetting(head), HEAD_LABELS[head], defaults.heads[head])),
      ],
    },
  ],
}
