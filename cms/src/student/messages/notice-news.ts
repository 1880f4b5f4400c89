import { type NoticeTexts, noticeIn } from '@pravesh/shared/content/notice-board/notice-texts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  texts: NoticeTexts
  /** Address of the notice on the site. */
  link: string
  /** Address of the page on which students turn notices off. */
  settingsLink: string
}

/** E-mail: a notice, to the students whom it concerns. */
export const noticeNews: Template<Variables> = {
  key: 'notice',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale].notice.title,
  write: ({ name, texts, link, settingsLink }, context) => {
    const { title, text } = noticeIn(texts, context.locale)
    const { notice } = words[context.locale]
    return writeMail(context, {
      subject: title,
      heading: title,
      isHeadingWritten: true,
      name,
      blocks: [
        ...text.split('\n\n').map((paragraph) => ({ written: paragraph })),
        { button: notice.button, link },
        { text: notice.off, more: notice.settings, link: settingsLink },
      ],
    })
  },
}
