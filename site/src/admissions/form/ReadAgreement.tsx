import { type AgreementFacts, agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementLanguage } from '@pravesh/shared/admissions/agreement/agreement-language'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { useWords } from '../../forms/locale.ts'
import { usePageLanguage } from '../../forms/translate.ts'
import { AgreementText } from './AgreementText.tsx'
import { laterStepWords } from './steps/words/words.ts'

/**
 * The agreement in the language of the page, with the English text, which prevails, to open beside it. English alone, with a note,
 * while there is no translation of the present text.
 */
export function ReadAgreement({ facts }: { facts: AgreementFacts }) {
  const w = useWords(laterStepWords).agreement
  const page = usePageLanguage()
  const { locale, translate } = agreementLanguage(page)
  const english = <AgreementText agreement={agreementFor(facts)} lang={DEFAULT_LOCALE} />
  if (page.locale === DEFAULT_LOCALE) return <AgreementText agreement={agreementFor(facts)} />
  if (locale === DEFAULT_LOCALE)
    return (
      <>
        <p className="hint">{w.onlyEnglish}</p>
        {english}
      </>
    )
  return (
    <>
      <AgreementText agreement={agreementFor(facts, { locale, translate })} />
      <details>
        <summary>{w.english}</summary>
        {english}
      </details>
    </>
  )
}
