import { en } from '@payloadcms/translations/languages/en'
import { authentication, error } from './account.ts'
import { general } from './general.ts'
import { fields, operators, upload, validation } from './records.ts'
import type { PayloadTexts } from './texts.ts'
import { trash } from './trash.ts'
import { version } from './versions.ts'

const english = en.translations

/**
 * Payload's texts in Hindi, which Payload does not have. What the portal does not use stays English: folders, locales, widgets,
 * API keys and user names.
 */
export const payloadHindi: PayloadTexts = {
  ...english,
  authentication: { ...english.authentication, ...authentication },
  error: { ...english.error, ...error },
  fields: { ...english.fields, ...fields },
  general: { ...english.general, ...general, ...trash },
  operators,
  upload: { ...english.upload, ...upload },
  validation: { ...english.validation, ...validation },
  version: { ...english.version, ...version },
}
