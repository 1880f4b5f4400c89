import type { DocumentKind } from '../../documents/index.ts'
import { approvedApplication } from './approved-application.ts'
import { drawApplicationForm } from './draw-application-form.ts'
import { pictureOf } from './picture-of.ts'
import { stateOfApplication } from './state-of-application.ts'

/** The application form with all answers as the student saw them, from the stored copy. */
export const applicationFormKind: DocumentKind = {
  async gather({ payload, id, viewer }) {
    const application = await approvedApplication({ payload, id, viewer })
    if (application === null) return null
    const [photo, signature] = await Promise.all([
      pictureOf({ payload, application, kind: 'photo' }),
      pictureOf({ payload, application, kind: 'signature' }),
    ])
    return {
      subjectId: application.id,
      revision: String(application.revision),
      studentId: application.studentId,
      studentName: application.studentName,
      number: application.number,
      issuedAt: new Date(application.submittedAt),
      amountPaise: null,
      draw: (locale) => drawApplicationForm({ application, photo, signature, locale }),
    }
  },
  stateOf: stateOfApplication,
}
