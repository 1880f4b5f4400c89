import { staffText } from '../../foundation/languages/staff-text.ts'

/** How the admin calls a record without a name. Payload's word for it is in `translations.ts`. */
export const NOT_NAMED = 'Not named yet'

const UUID_OR_OBJECT_ID = '(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
/** An id in place of a name, or Payload's word for none, with the id after it or in brackets. */
const UNTITLED = new RegExp(`^(?:${UUID_OR_OBJECT_ID}|.* - ID: ${UUID_OR_OBJECT_ID}|\\[${NOT_NAMED}\\])$`)

/** Where Payload writes the name of a record. */
const NAMES = [
  '.render-title, .render-title *',
  '.step-nav__last',
  '.step-nav span',
  '.relationship-cell',
  '.rs__option, .rs__single-value, .rs__multi-value__label',
  '.relationship--single-value__text, .relationship--multi-value-label__text',
  'dialog strong, dialog h1, dialog h2',
  '[data-sonner-toast] *',
].join()

/** Names records that have no name yet; Payload writes their id, or “[Not named yet]”. */
export function nameUntitled(page: Document): void {
  for (const { firstChild } of page.querySelectorAll(NAMES)) {
    if (firstChild instanceof Text && isUntitled(firstChild.data)) firstChild.data = staffText(NOT_NAMED)
  }
}

export const isUntitled = (text: string): boolean => UNTITLED.test(text)
