import { usePaths, useWords } from '../../forms/locale.ts'
import { formsWords } from '../../forms/words/words.ts'
import { accountsWords } from '../words/words.ts'

/** The consent label. The notice opens in a new tab, so that the form keeps its input. */
export function Consent() {
  const words = useWords(accountsWords).register
  const { newTab } = useWords(formsWords)
  const paths = usePaths()
  return (
    <>
      {words.consent}{' '}
      <a href={paths.policy('privacy-policy')} target="_blank" rel="noopener">
        {words.consentLink}
        <span className="visually-hidden"> {newTab}</span>
      </a>{' '}
      {words.consentEnd}
    </>
  )
}
