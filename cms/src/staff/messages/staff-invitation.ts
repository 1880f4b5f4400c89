import { INVITATION_DAYS } from '@pravesh/shared/accounts/staff-accounts'
import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  /** Name of the colleague who sent the invitation. */
  by: string
  /** When the link expires, in Indian time. */
  until: string
  link: string
}

const DAY = 24 * 60 * 60_000

/** E-mail with the link on which a new colleague chooses a password. */
export const staffInvitation: Template<Variables> = {
  key: 'staff-invitation',
  channel: 'email',
  audience: 'staff',
  secrets: ['link'],
  usefulFor: () => INVITATION_DAYS * DAY,
  title: (locale) => words[locale].invitation.title,
  write: ({ name, by, until, link }, context) => {
    const text = words[context.locale].invitation
    return writeMail(context, {
      subject: fill(text.subject, { by }),
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, { by }) },
        { button: text.button, link },
        { text: fill(text.until, { until }) },
        { note: text.note },
      ],
    })
  },
}
