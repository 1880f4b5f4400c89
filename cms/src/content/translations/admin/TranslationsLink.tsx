import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { translatedBy } from '../may-translate.ts'
import { TRANSLATIONS_VIEW } from './translations-view.ts'
import './translations.css'
import { translationWords as words } from './words.ts'

/** The link to the translations in the navigation, for those who may change texts. */
export function TranslationsLink({ payload, user }: ServerProps) {
  if (translatedBy(user).length === 0) return null
  return (
    <Link
      className="translations-link"
      href={`${payload.config.routes.admin}${TRANSLATIONS_VIEW.path}`}
      prefetch={false}
    >
      {words.title}
    </Link>
  )
}
