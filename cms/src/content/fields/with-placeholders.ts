import type { ArrayField, CollectionConfig, Field, GlobalConfig, RichTextField, TextareaField } from 'payload'
import { namingTextsOf } from '../published/naming-texts.ts'
import type { Placeholder } from '../published/placeholders.ts'
import { knownPlaceholders } from './known-placeholders.ts'

/** Lets staff name values in the texts of a collection or global that can: checks the names, and lists them. */
export function withPlaceholders<C extends CollectionConfig | GlobalConfig>(
  config: C,
  placeholders: readonly Placeholder[],
): C {
  const paths = namingTextsOf(config.slug)
  return { ...config, fields: fieldsWith(config.fields, { paths, placeholders }) }
}

interface Named {
  /** The texts, relative to the fields. */
  paths: readonly string[]
  placeholders: readonly Placeholder[]
}

function fieldsWith(fields: readonly Field[], named: Named): Field[] {
  return fields.map((field) => fieldWith(field, named))
}

function fieldWith(field: Field, named: Named): Field {
  const { paths, placeholders } = named
  switch (field.type) {
    case 'row':
      return { ...field, fields: fieldsWith(field.fields, named) }
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: fieldsWith(tab.fields, named) })) }
    case 'array': {
      const prefix = `${field.name}.`
      const inRow = paths.flatMap((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : []))
      if (inRow.length === 0) return field
      // One list for all rows.
      return {
        ...listed(field, placeholders),
        fields: field.fields.map((each) => checkedIn(each, inRow, placeholders)),
      }
    }
    case 'textarea':
      return paths.includes(field.name) ? listed(checked(field, placeholders), placeholders) : field
    case 'richText':
      return paths.includes(field.name) ? listed(checked(field, placeholders), placeholders) : field
    default:
      return field
  }
}

/** A field of a row. Rows have no rows of their own here. */
function checkedIn(field: Field, inRow: readonly string[], placeholders: readonly Placeholder[]): Field {
  const names = field.type === 'textarea' && inRow.includes(field.name)
  return names ? checked(field, placeholders) : field
}

type TextOfStaff = TextareaField | RichTextField

function checked<F extends TextOfStaff>(field: F, placeholders: readonly Placeholder[]): F {
  const beforeChange = [knownPlaceholders(placeholders), ...(field.hooks?.beforeChange ?? [])]
  return { ...field, hooks: { ...field.hooks, beforeChange } }
}

function listed<F extends TextOfStaff | ArrayField>(field: F, placeholders: readonly Placeholder[]): F {
  const Description = {
    path: '/content/admin/PlaceholderList.tsx#PlaceholderList',
    serverProps: { placeholders },
  }
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Description } } }
}
