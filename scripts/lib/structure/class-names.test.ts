import { expect, it } from 'vitest'
import { borrowedClasses } from './class-names.ts'
import { sourceFile } from './source-file.ts'

const sheets = [
  sourceFile('cms/src/admin-kit/form/form.css', '.admin-form > .btn { gap: 1rem }\n.admin-form__buttons { gap: 1rem }'),
  sourceFile('cms/src/shop/admin/shop.css', '/* .old */\n@media print {\n  .order, .order--paid { color: red }\n}'),
  sourceFile('cms/src/shop/admin/returns/returns.css', '.return { width: 1.5rem }'),
  sourceFile('cms/src/fees/admin/fees.css', '.fee { color: red }'),
]
const found = (text: string, path = 'cms/src/shop/admin/returns/Return.tsx') =>
  borrowedClasses([...sheets, sourceFile(path, text)]).map(
    ({ line, message }) => `${line} ${/“(.*?)”/.exec(message)?.[1]}`,
  )
const own = "import './returns.css'\nimport '../shop.css'\n"

it.each([
  ['an own class', '<p className="return" />'],
  ['a class of a folder around it', '<p className="order" />'],
  ['classes of the admin kit and of Payload', '<p className="field-type admin-form" />'],
  ['one of several classes', "<p className={isPaid ? 'order' : undefined} />"],
  ['the beginning of a class', `<p className={\`order order--\${state}\`} />`],
  ['names that only decide', `<p className={kind === 'fee' && \`order--\${kind.replace('fee', 'paid')}\`} />`],
])('allows %s', (_, text) => {
  expect(found(own + text)).toEqual([])
})

it.each([
  ['of another feature', '<p className="return fee" />', '3 fee'],
  ['that nothing defines', '<p className="returns" />', '3 returns'],
  ['in a comment of a stylesheet', '<p className="old" />', '3 old'],
  ['in a condition', "<p className={isPaid ? 'order' : 'fee'} />", '3 fee'],
  ['in a list', "<p className={['order', isPaid && 'fee'].join(' ')} />", '3 fee'],
  ['that a template completes', `<p className={\`fee--\${state}\`} />`, '3 fee--'],
  ['passed to a component', '<Card innerClassName="fee" />', '3 fee'],
])('refuses a class %s', (_, text, borrowed) => {
  expect(found(own + text)).toEqual([borrowed])
})

it('refuses own classes whose stylesheet is not imported', () => {
  expect(found('<p className="return" />')).toEqual(['1 return'])
})

it('refuses the stylesheet of a folder beside the component', () => {
  const text = "import '../../shop/admin/shop.css'\n<p className='order' />"
  expect(found(text, 'cms/src/fees/admin/Fee.tsx')).toEqual(['2 order'])
})
