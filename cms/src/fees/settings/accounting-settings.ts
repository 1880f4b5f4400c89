import { MONEY_HEADS } from '@pravesh/shared/fees/reports/money-heads'
import { DEFAULT_LEDGERS as defaults, headSetting, type TallyLedgers } from '@pravesh/shared/fees/reports/tally-ledgers'
import { recordOf } from '@pravesh/shared/platform/record-of'
import type { Payload } from 'payload'

export interface AccountingSettings {
  /** A name of `STATES`; null if it is not set. */
  homeState: string | null
  /** Empty for the company that is open in Tally. */
  tallyCompany: string
  ledgers: TallyLedgers
}

/** The settings in force. */
export async function accountingSettings(payload: Payload): Promise<AccountingSettings> {
  const stored = await payload.findGlobal({ slug: 'accounting-settings', depth: 0 })
  const names = new Map(Object.entries(stored.ledgers ?? {}))
  const named = (setting: string, proposed: string) => names.get(setting)?.trim() || proposed
  return {
    homeState: stored.homeState ?? null,
    tallyCompany: stored.tallyCompany?.trim() ?? '',
    ledgers: {
      money: {
        cash: named('cash', defaults.money.cash),
        bank: named('bank', defaults.money.bank),
        gateway: named('gateway', defaults.money.gateway),
      },
      tax: {
        cgst: named('cgst', defaults.tax.cgst),
        sgst: named('sgst', defaults.tax.sgst),
        igst: named('igst', defaults.tax.igst),
      },
      heads: recordOf(MONEY_HEADS, (head) => named(headSetting(head), defaults.heads[head])),
    },
  }
}
