import type { Translations } from '../../platform/translate.ts'
import { CLAIMS, type Claim } from '../answers/answers.ts'
import { CERTIFICATE_LABELS, CERTIFICATES } from '../questions/claims.ts'
import { inSentence } from '../questions/question.ts'

type Labels = Readonly<Record<keyof typeof CERTIFICATE_LABELS, string>>

/** The labels about every certificate, from its name and the parts of a language, in which `%` stands for the name. */
export function certificateTexts(certificates: Readonly<Record<Claim, string>>, labels: Labels): Translations {
  return Object.fromEntries(
    CLAIMS.flatMap((claim) =>
      (Object.keys(labels) as (keyof Labels)[]).flatMap((part) => {
        const label = CERTIFICATE_LABELS[part].replace('%', CERTIFICATES[claim])
        const translated = labels[part].replace('%', certificates[claim])
        return [
          [label, translated],
          [inSentence({ label }), translated],
        ]
      }),
    ),
  )
}
