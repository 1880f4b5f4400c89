import { listName } from '@pravesh/shared/allotment/process/list-title'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { useLocale } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'

/** A merit list as the page calls it: its subject, or whom it is for. */
export function ListName({ list }: { list: string }) {
  const locale = useLocale()
  const shown = listName(list, locale, useTranslate())
  return <span lang={langOf(shown, locale)}>{shown}</span>
}
