import { applicationMessage } from './application-message.ts'
import { applicationNews } from './application-news.ts'
import { applicationText } from './application-text.ts'
import { correctionReminder } from './correction-reminder.ts'
import { noteMention } from './note-mention.ts'
import { overdueReport } from './overdue-report.ts'
import { windowNews } from './window-news.ts'

export const admissionMessages = [
  applicationNews,
  applicationText,
  applicationMessage,
  correctionReminder,
  windowNews,
  noteMention,
  overdueReport,
]
