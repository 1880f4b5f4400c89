import {
  DEFAULT_FEE_SETTINGS as defaults,
  type FeeSettings,
  type OwnAmountBounds,
} from '@pravesh/shared/fees/dues/fee-settings'
import { OWN_AMOUNT_SETTINGS } from '@pravesh/shared/fees/fee-kinds'
import { recordOf } from '@pravesh/shared/platform/record-of'
import type { Payload } from 'payload'
import type { FeeSetting } from '../../payload-types.ts'

/** The settings in force. */
export async function feeSettings(payload: Payload): Promise<FeeSettings> {
  return settingsIn(await payload.findGlobal({ slug: 'fee-settings', depth: 0 }))
}

/** The amount in whole paise above which a refund of staff needs a second person. */
export async function refundLimit(payload: Payload): Promise<number> {
  return (await feeSettings(payload)).refundLimitPaise
}

/** Settings that are not stored have their defaults. */
export function settingsIn(stored: Partial<FeeSetting>): FeeSettings {
  return {
    tuitionDays: stored.tuitionDays ?? defaults.tuitionDays,
    registrationDays: stored.registrationDays ?? defaults.registrationDays,
    examDays: stored.examDays ?? defaults.examDays,
    dressDays: stored.dressDays ?? defaults.dressDays,
    identityCardDays: stored.identityCardDays ?? defaults.identityCardDays,
    ...recordOf(OWN_AMOUNT_SETTINGS, (name) => bounds(stored[name], defaults[name])),
    remindBefore: stored.remindBefore ?? defaults.remindBefore,
    remindAfter: stored.remindAfter ?? defaults.remindAfter,
    lateFees: (stored.lateFees ?? []).map(({ course, kind, amountPaise, capPaise, graceDays }) => ({
      course,
      kind,
      amountPaise: amountPaise ?? 0,
      capPaise: capPaise ?? 0,
      graceDays: graceDays ?? 0,
    })),
    bounceChargePaise: stored.bounceChargePaise ?? defaults.bounceChargePaise,
    refundLimitPaise: stored.refundLimitPaise ?? defaults.refundLimitPaise,
    concessionDocuments: stored.concessionDocuments ?? defaults.concessionDocuments,
  }
}

function bounds(stored: Partial<OwnAmountBounds> | undefined, byDefault: OwnAmountBounds): OwnAmountBounds {
  return {
    minPaise: stored?.minPaise ?? byDefault.minPaise,
    maxPaise: stored?.maxPaise ?? byDefault.maxPaise,
    times: stored?.times ?? byDefault.times,
  }
}
