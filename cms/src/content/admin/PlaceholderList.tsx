import './PlaceholderList.css'
import type { RichTextFieldServerProps } from 'payload'
import { recordsOf } from '../../publishing/pages/records.ts'
import { inBraces, type Placeholder, placeholderValues } from '../published/placeholders.ts'

interface ListProps extends Pick<RichTextFieldServerProps, 'payload'> {
  placeholders: readonly Placeholder[]
}

/** Below a text that can have placeholders: each of them with its present value. */
export async function PlaceholderList({ payload, placeholders }: ListProps) {
  const values = await placeholderValues(recordsOf({ payload }), placeholders)
  return (
    <div className="placeholders">
      <p className="placeholders__intro">
        Write a name in braces instead of a number. The page shows the present value in its place, and leaves out its
        paragraph or list item while there is none.
      </p>
      <ul className="placeholders__list">
        {placeholders.map(({ name, meaning }) => (
          <li className="placeholders__item" key={name}>
            <code className="placeholders__name">{inBraces(name)}</code>{' '}
            <span className="placeholders__value">{values.get(name) ?? 'no value now'}</span> {meaning}
          </li>
        ))}
      </ul>
    </div>
  )
}
