import { paths } from '@pravesh/shared/site/paths'
import { words as frame } from '../../ui/words.ts'
import { words } from './words.ts'

/** The consent label. The notice opens in a new tab, so that the form keeps its input. */
export function Consent() {
  return (
    <>
      {words.consent}{' '}
      <a href={paths.policy('privacy-policy')} target="_blank" rel="noopener">
        {words.consentLink}
        <span className="visually-hidden"> {frame.newTab}</span>
      </a>{' '}
      {words.consentEnd}
    </>
  )
}
