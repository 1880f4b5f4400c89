import { DEFAULT_LOCALE, LOCALES } from '@pravesh/shared/platform/locale'
import type { DocumentKind } from '../../documents/index.ts'
import { approvedApplication } from './approved-application.ts'
import { drawAgreement } from './draw-agreement.ts'
import { stateOfApplication } from './state-of-application.ts'

/** The agreement as accepted: its text, version and language, and the record of the acceptance. */
export const agreementKind: DocumentKind = {
  async gather({ payload, id, viewer }) {
    const application = await approvedApplication({ payload, id, viewer })
    const { html, englishHtml, version, locale, acceptedAt } = application?.agreement ?? {}
    if (!application || !html || !acceptedAt) return null
    return {
      subjectId: application.id,
      // Corrections that change the text are accepted anew.
      revision: `${version}/${acceptedAt}`,
      studentId: application.studentId,
      studentName: application.studentName,
      number: application.number,
      issuedAt: new Date(acceptedAt),
      amountPaise: null,
      writtenIn: LOCALES.find((each) => each === locale) ?? DEFAULT_LOCALE,
      draw: (language) => {
        const texts = { html, englishHtml: englishHtml ?? null }
        return drawAgreement({ application, ...texts, acceptedAt: new Date(acceptedAt), locale: language })
      },
    }
  },
  stateOf: stateOfApplication,
}
