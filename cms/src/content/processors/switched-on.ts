import type { ProcessorKey } from '@pravesh/shared/content/processors/processors'
import type { Env } from '../../foundation/settings/env.ts'
import type { S3Settings } from '../../foundation/settings/s3-settings.ts'

interface SwitchedOn {
  key: ProcessorKey
  /** The server or region, where the settings name it. */
  where: string | null
}

type Settings = Pick<Env, 'payments' | 'couriers' | 'messages' | 's3' | 'archiveServer'>

/**
 * The companies that receive personal data with these settings. A provider with keys is one of them also when another one takes
 * what is new: it still has open payments or parcels.
 */
export function switchedOn({ payments, couriers, messages, s3, archiveServer }: Settings): SwitchedOn[] {
  const found: (SwitchedOn | false)[] = [
    payments.phonepe !== null && { key: 'phonepe', where: null },
    payments.razorpay !== null && { key: 'razorpay', where: null },
    couriers.shiprocket !== null && { key: 'shiprocket', where: null },
    messages.sms.provider !== 'outbox' && { key: messages.sms.provider, where: null },
    messages.mail !== null && { key: 'mail', where: hostOf(messages.mail.smtpUrl) },
    s3 !== null && storage(s3, 'storage'),
    archiveServer !== null && storage(archiveServer, 'archive'),
  ]
  const companies = found.filter((each) => each !== false)
  // Files and the log archive may both be Amazon's.
  return companies.filter(({ key }, index) => companies.findIndex((each) => each.key === key) === index)
}

/** Without an address it is Amazon's in the region. */
function storage({ endpoint, region }: Pick<S3Settings, 'endpoint' | 'region'>, key: ProcessorKey): SwitchedOn {
  return endpoint === null ? { key: 'aws', where: region } : { key, where: hostOf(endpoint) }
}

const hostOf = (address: string) => new URL(address).hostname
