import { langOf } from '@pravesh/shared/platform/lang-of'
import { useLocale } from './locale.ts'
import { useTranslate } from './translate.ts'

interface RecordNameProps {
  /** In English, as documents have it. */
  name: string
  /** Adds the English name to a translated one, where students compare it with their documents. */
  withRecord?: boolean
}

/** The name of a record in the language of the page, as far as staff have translated it. */
export function RecordName({ name, withRecord = false }: RecordNameProps) {
  const locale = useLocale()
  const shown = useTranslate()(name)
  return (
    <>
      <span lang={langOf(shown, locale)}>{shown}</span>
      {withRecord && shown !== name && (
        <>
          {' '}
          (<span lang={langOf(name, locale)}>{name}</span>)
        </>
      )}
    </>
  )
}
