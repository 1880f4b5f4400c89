import type { MessageSettings, SmsSettings } from '../../messages/settings.ts'
import type { MessageDrivers } from '../drivers.ts'
import { msg91Driver } from './msg91-driver.ts'
import { smtpDriver } from './smtp-driver.ts'
import { twilioDriver } from './twilio-driver.ts'

export function createDrivers({ sms, mail }: MessageSettings): MessageDrivers {
  return { email: mail === null ? 'none' : smtpDriver(mail), sms: smsDriver(sms) }
}

function smsDriver(sms: SmsSettings): MessageDrivers['sms'] {
  if (sms.provider === 'msg91') return msg91Driver(sms)
  return sms.provider === 'twilio' ? twilioDriver(sms) : 'none'
}
