import './PlaceholderList.css'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { FieldDescriptionServerProps } from 'payload'
import { labelText } from '../../admin-kit/labels/label-text.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { QueryBatch } from '../../publishing/pages/query-batch.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { inBraces } from '../published/braces.ts'
import { type Placeholder, placeholderValues } from '../published/placeholders.ts'
import { PlaceholderMarks } from './PlaceholderMarks.tsx'
import { boxWords as words } from './words.ts'

interface ListProps extends Pick<FieldDescriptionServerProps, 'payload' | 'field'> {
  placeholders: readonly Placeholder[]
}

/**
 * The description of a text that can have placeholders, then each of them with its present value. The note at the caret is
 * no child of the list, so that it stays in view while a long text is.
 */
export async function PlaceholderList({ payload, field, placeholders }: ListProps) {
  const values = await placeholderValues(recordsOf({ payload, batch: new QueryBatch() }), placeholders)
  const { admin } = field
  const description = labelText(admin && 'description' in admin && admin.description)
  return (
    <>
      {field.type === 'richText' && <PlaceholderMarks shown={[...values]} />}
      <div className="placeholders">
        {description !== '' && <p className="placeholders__intro">{description}</p>}
        <details>
          <summary className="placeholders__summary">{words.settingsValues}</summary>
          <p className="placeholders__intro">
            {words.aboutValues} {words.withoutValue[field.type === 'richText' ? 'paragraph' : 'sentence']}
          </p>
          <ul className="placeholders__list">
            {placeholders.map(({ name, meaning }) => (
              <li className="placeholders__item" key={name}>
                <code className="placeholders__name">{inBraces(name)}</code> <PresentValue value={values.get(name)} />{' '}
                {staffText(meaning)}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  )
}

/** As the text on the page, which is in the language that staff write in. */
function PresentValue({ value }: { value: string | null | undefined }) {
  return (
    <span className="placeholders__value" lang={value ? DEFAULT_LOCALE : undefined}>
      {value ?? words.noValue}
    </span>
  )
}
