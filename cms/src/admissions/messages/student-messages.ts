import { applicationNews } from './application-news.ts'
import { applicationText } from './application-text.ts'

/** Templates of all messages to students about applications. */
export const studentMessages = [applicationNews, applicationText]
