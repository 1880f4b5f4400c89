import { listTitle } from '@pravesh/shared/allotment/process/list-title'
import type { NamedRecords } from '@pravesh/shared/site/shells'
import { translateIn } from '../../messaging/messages/translate-in.ts'
import type { TemplateContext } from '../../portal/message-template.ts'

/** Records whose names units have. */
export const NAMING_UNITS: readonly NamedRecords[] = ['colleges', 'subjects']

/** College and list of a unit in the language of a message, as the merit page calls them. The list is empty where the course has one. */
export function unitNames(unit: { college: string; subject: string }, context: TemplateContext) {
  const translate = translateIn(context, [])
  return { college: translate(unit.college), list: listTitle(unit.subject, context.locale, translate) }
}
