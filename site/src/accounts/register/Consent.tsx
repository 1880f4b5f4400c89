import { paths } from '@pravesh/shared/site/paths'
import { words as frame } from '../../ui/words.ts'
import { words } from './words.ts'

/** What one agrees to; the notice opens beside the form, so that nothing typed is lost. */
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
