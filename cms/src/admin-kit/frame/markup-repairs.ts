import { NOT_NAMED } from './name-untitled.ts'

/** Attributes to set on the elements that match a selector; null removes an attribute. */
export interface Repair {
  selector: string
  attributes: Readonly<Record<string, string | null>>
}

const named = (selector: string, name: string): Repair => ({ selector, attributes: { 'aria-label': name } })
const role = (selector: string, role: string): Repair => ({ selector, attributes: { role } })

/** Icon-only buttons. */
const NAMES: readonly Repair[] = [
  named('.clickable-arrow--left', 'Previous page'),
  named('.clickable-arrow--right', 'Next page'),
  named('.popup-button:has(> .doc-controls__dots)', 'More about this record'),
  named('.form-submit .popup-button', 'More ways to save'),
  named('.array-actions .popup-button', 'Move, copy or remove this row'),
  named('.clipboard-action__popup .popup-button', 'Copy or paste all rows'),
  named('.date-time-picker__clear-button', 'Clear the date'),
  named('.upload-relationship-details__edit', 'Edit this file'),
  named('.upload-relationship-details__remove', 'Remove this file'),
  named('.file-details__remove', 'Remove this file'),
  named('.drawer-link__doc-drawer-toggler', 'Edit this record here'),
  named('.condition__actions-add', 'Add a condition'),
  named('.condition__actions-remove', 'Remove this condition'),
  named('.copy-to-clipboard', 'Copy'),
  named('.collapsible__drag, .upload--has-many__drag', 'Move by dragging'),
  named('.locked[role=button]', 'Another person is editing this'),
  named('.toolbar-input[name=live-preview-width]', 'Width of the preview'),
  named('.toolbar-input[name=live-preview-height]', 'Height of the preview'),
  named('#select-all', 'Select all'),
  named('section:has(> [data-sonner-toaster]), section[aria-label^=Notifications]', 'Notifications'),
]

/** Styles show a record without a title as “Not named yet”; a screen reader would read its id. */
const TITLES: readonly Repair[] = [
  { selector: '.render-title--has-id', attributes: { 'aria-label': NOT_NAMED, title: null } },
  { selector: '.render-title:not(.render-title--has-id)', attributes: { 'aria-label': null } },
  { selector: '.render-title[title^="["]', attributes: { title: null } },
]

const ROLES: readonly Repair[] = [
  // A record's title and tabs are outside `main` and not in a list.
  { selector: '.doc-header', attributes: { role: 'region', 'aria-label': 'Record' } },
  { selector: '.doc-tabs__tabs', attributes: { role: 'group', 'aria-label': 'Views of this record' } },
  { selector: '.popup__content', attributes: { role: 'region', 'aria-label': 'Actions' } },
  // `header` inside a list would be announced as the page's banner.
  role('.list-header', 'none'),
  role('aside.tooltip', 'note'),
  // A selected value contains a button, which is invalid inside a button.
  role('.rs__multi-value[role=button]', 'group'),
  // Column toggles.
  role('button.pill[aria-checked]', 'checkbox'),
]

const REST: readonly Repair[] = [
  // The field itself opens the menu by keyboard; the clear button must stay reachable.
  { selector: '.dropdown-indicator[aria-hidden]', attributes: { tabindex: '-1' } },
  { selector: '.clear-indicator', attributes: { 'aria-hidden': null, 'aria-label': 'Clear' } },
  // The text of the element once more, in the time zone of the computer.
  { selector: '.doc-controls__value-wrap', attributes: { title: null } },
  // The name of the field in the code.
  { selector: '.checkbox-input__input input', attributes: { title: null } },
  { selector: '#live-preview-iframe', attributes: { title: 'Preview of the page' } },
  // `aria-label` would override the visible text.
  {
    selector: 'a.doc-tab, .diff-collapser__toggle-button',
    attributes: { 'aria-label': null },
  },
  { selector: '.file__thumbnail img', attributes: { alt: '' } },
  {
    selector:
      '.array-field__title, .group-field__title, .relationship-table h4, .payload-settings h3, .no-results h3, .schedule-publish h4',
    attributes: { 'aria-level': '2' },
  },
]

/**
 * Names, roles and heading levels that Payload 3.90 lacks and that no setting, component or style can add. Remove an
 * entry when Payload adds it itself; `site/e2e/quality/admin.spec.ts` shows whether it is still needed. No two entries
 * may set different values on the same element.
 */
export const REPAIRS: readonly Repair[] = [...NAMES, ...TITLES, ...ROLES, ...REST]

/** Elements whose names Payload writes in English for everyone. */
export const ENGLISH_NAMES = [
  '.toolbar-popup__dropdown-add',
  '.draggable-block-menu',
  '.add-block-menu',
  '.link-edit',
  '.link-trash',
  '.insert-paragraph-at-end',
  '.react-datepicker[aria-label]',
  '.react-datepicker [aria-label]',
].join()

/** Elements whose text Payload writes in English for everyone. */
export const ENGLISH_TEXTS = [
  '.copy-to-clipboard .tooltip-content',
  '.react-datepicker-time__header',
  '.react-datepicker__navigation-icon',
].join()
