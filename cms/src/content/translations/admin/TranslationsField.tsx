import { Link } from '@payloadcms/ui'
import { LANGUAGE_NAMES } from '@pravesh/shared/platform/locale'
import type { UIFieldServerProps } from 'payload'
import { TARGET_LANGUAGES } from '../../translated/stored-translations.ts'
import { isTranslated } from '../../translated/translated-texts.ts'
import { countsOf } from '../list-translations.ts'
import { translationGrant } from '../may-translate.ts'
import './translations.css'
import { viewAddress } from './translations-view.ts'
import { translationWords as words } from './words.ts'

/** On a stored record: what is missing or older in each language, and the links to translate it. */
export async function TranslationsField({ data, payload, req, collectionSlug }: UIFieldServerProps) {
  const subject = collectionSlug || slugOfGlobal(data)
  const { user } = req
  const grant = isTranslated(subject) && translationGrant(user, subject)
  if (!isTranslated(subject) || grant === false) return null
  const isGlobal = payload.config.globals.some(({ slug }) => slug === subject)
  const id: unknown = isGlobal ? subject : data?.id
  if (typeof id !== 'string') return null
  const counts = await countsOf(payload, { subject, id, grant })
  if (counts === null) return null
  return (
    <nav aria-label={words.title} className="field-type translations-of">
      <p>{words.title}</p>
      <ul>
        {TARGET_LANGUAGES.map((language) => (
          <li key={language}>
            <Link href={payload.config.routes.admin + viewAddress({ subject, record: id, language })} prefetch={false}>
              {words.of(LANGUAGE_NAMES[language], words.counts(counts[language]))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const slugOfGlobal = (data: unknown): string =>
  typeof data === 'object' && data !== null ? String(Reflect.get(data, 'globalType') ?? '') : ''
