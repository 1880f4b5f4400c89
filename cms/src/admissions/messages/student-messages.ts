import { applicationNews } from './application-news.ts'
import { applicationText } from './application-text.ts'

/** The messages about applications that students receive. */
export const studentMessages = [applicationNews, applicationText]
