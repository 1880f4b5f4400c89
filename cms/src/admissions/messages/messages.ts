import { applicationNews } from './application-news.ts'
import { applicationText } from './application-text.ts'

export const admissionMessages = [applicationNews, applicationText]
